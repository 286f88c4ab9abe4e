import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { InlineCode } from '../../ui/InlineCode';
import { NumberField } from '../../ui/NumberField';
import { getPortRow, type PortReport, type PlannedProgram } from './model';
import styles from './styles.module.css';
import { VIEW, describeClash, describeReach } from './texts';

const MAX_DIGITS = 5;

/** What is wrong with the port of one program. */
function describeFault(
  programs: readonly PlannedProgram[],
  index: number,
  { wrong, conflicts }: PortReport,
) {
  if (wrong.includes(index)) return VIEW.noPort;
  const conflictsOfProgram = conflicts.filter(
    ({ first, second }) => first === index || second === index,
  );
  return conflictsOfProgram.length > 0
    ? conflictsOfProgram.map((conflict) => describeClash(programs, conflict)).join(' ')
    : undefined;
}

/** The selected programs, each with its port. */
export function ProgramList({
  programs,
  report,
  onPrograms,
}: {
  programs: readonly PlannedProgram[];
  report: PortReport;
  onPrograms: (programs: readonly PlannedProgram[]) => void;
}): ReactNode {
  return (
    <ul className={styles.list}>
      {programs.map(({ id, port }, index) => {
        const { program, setting } = getPortRow(id);
        return (
          <li key={index}>
            <NumberField
              label={program}
              value={port}
              onValue={(text) =>
                onPrograms(programs.with(index, { id, port: text.slice(0, MAX_DIGITS) }))
              }
              hint={<InlineCode text={VIEW.hint(describeReach(id), setting)} />}
              error={describeFault(programs, index, report)}
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
