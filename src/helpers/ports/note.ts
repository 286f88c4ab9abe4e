/** Renders a list of programs as a note. */
import { getAudience, getPortRow, type PlannedProgram } from './model';
import { NOTE } from './texts';

/** One line per program, to keep as a note. */
export function renderNoteLines(programs: readonly PlannedProgram[]): string[] {
  return programs.map(({ id, port: text }) => {
    const row = getPortRow(id);
    const reader = getAudience(row) === 'public' ? NOTE.reach(row.reach) : NOTE.notPublic;
    const number = text.trim() || NOTE.noNumber;
    return `${row.program}: ${row.protocol} ${number}, ${reader}, ${row.setting.replaceAll('`', '')}`;
  });
}
