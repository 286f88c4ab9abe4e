import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { InlineCode } from '../../ui/InlineCode';
import { NumberField } from '../../ui/NumberField';
import { rowOf, type Report, type PlannedProgram } from './model';
import styles from './styles.module.css';
import { VIEW, clashText, programName } from './texts';

const MAX_DIGITS = 5;

/** What is wrong with the port of one program. */
function faultOf(programs: readonly PlannedProgram[], index: number, { wrong, conflicts }: Report) {
  if (wrong.includes(index)) return VIEW.noPort;
  const conflictsOfProgram = conflicts.filter(
    ({ first, second }) => first === index || second === index,
  );
  return conflictsOfProgram.length > 0
    ? conflictsOfProgram.map((conflict) => clashText(programs, conflict)).join(' ')
    : undefined;
}

/** The selected programs, each with its port. */
export function ProgramList({
  programs,
  report,
  onPrograms,
}: {
  programs: readonly PlannedProgram[];
  report: Report;
  onPrograms: (programs: readonly PlannedProgram[]) => void;
}): ReactNode {
  return (
    <ul className={styles.list}>
      {programs.map(({ id, port }, index) => {
        const { program, setting } = rowOf(id);
        return (
          <li key={index}>
            <NumberField
              label={program}
              value={port}
              onValue={(text) =>
                onPrograms(programs.with(index, { id, port: text.slice(0, MAX_DIGITS) }))
              }
              hint={<InlineCode text={VIEW.hint(programName(id), setting)} />}
              error={faultOf(programs, index, report)}
            />
            <Button
              aria-label={VIEW.removeOne(program)}
              onClick={() => onPrograms(programs.toSpliced(index, 1))}
            >
              {VIEW.remove}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
