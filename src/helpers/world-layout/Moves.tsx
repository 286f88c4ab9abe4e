import type { ReactNode } from 'react';
import { InlineCode } from '../../ui/InlineCode';
import type { Move } from './model';
import { VIEW } from './texts';

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Whether all files move from one folder to one other and keep their names. */
function isOneWay(moves: readonly Move[], first: Move): boolean {
  return moves.every(
    ({ from, to }) =>
      folderOf(from) === folderOf(first.from) &&
      folderOf(to) === folderOf(first.to) &&
      nameOf(from) === nameOf(to),
  );
}

/** Shows moves between the same two folders as one list of names, others individually. */
export function Moves({ moves }: { moves: readonly Move[] }): ReactNode {
  const [first] = moves;
  if (first === undefined) return null;
  const isTogether = moves.length > 1 && isOneWay(moves, first);
  return (
    <>
      {isTogether && (
        <p>
          <InlineCode text={VIEW.fromTo(folderOf(first.from), folderOf(first.to))} />
        </p>
      )}
      <ul>
        {moves.map(({ from, to }) => (
          <li key={from}>
            {isTogether ? <code>{nameOf(from)}</code> : <InlineCode text={VIEW.move(from, to)} />}
          </li>
        ))}
      </ul>
    </>
  );
}
