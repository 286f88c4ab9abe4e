import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { InlineCode } from '../../ui/InlineCode';
import { NumberField } from '../../ui/NumberField';
import { rowOf, type Report, type Use } from './model';
import styles from './styles.module.css';
import { VIEW, clashText, programName } from './texts';

const MAX_DIGITS = 5;

/** What is wrong with the port of one program. */
function faultOf(uses: readonly Use[], index: number, { wrong, conflicts }: Report) {
  if (wrong.includes(index)) return VIEW.noPort;
  const conflictsOfUse = conflicts.filter(
    ({ first, second }) => first === index || second === index,
  );
  return conflictsOfUse.length > 0
    ? conflictsOfUse.map((conflict) => clashText(uses, conflict)).join(' ')
    : undefined;
}

/** The selected programs, each with its port. */
export function ProgramList({
  uses,
  report,
  onUses,
}: {
  uses: readonly Use[];
  report: Report;
  onUses: (uses: readonly Use[]) => void;
}): ReactNode {
  return (
    <ul className={styles.list}>
      {uses.map(({ id, port }, at) => {
        const { program, setting } = rowOf(id);
        return (
          <li key={at}>
            <NumberField
              label={program}
              value={port}
              onValue={(text) => onUses(uses.with(at, { id, port: text.slice(0, MAX_DIGITS) }))}
              hint={<InlineCode text={VIEW.hint(programName(id), setting)} />}
              error={faultOf(uses, at, report)}
            />
            <Button
              aria-label={VIEW.removeOne(program)}
              onClick={() => onUses(uses.toSpliced(at, 1))}
            >
              {VIEW.remove}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
