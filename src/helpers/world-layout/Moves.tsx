import type { ReactNode } from 'react';
import { InlineCode } from '../../ui/InlineCode';
import type { FolderMove } from './moves';
import { VIEW } from './texts';

const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
const getName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Whether all files move from one folder to one other and keep their names. */
function isOneWay(moves: readonly FolderMove[], first: FolderMove): boolean {
  return moves.every(
    ({ from, to }) =>
      getFolder(from) === getFolder(first.from) &&
      getFolder(to) === getFolder(first.to) &&
      getName(from) === getName(to),
  );
}

/** Shows moves between the same two folders as one list of names, others individually. */
export function Moves({ moves }: { moves: readonly FolderMove[] }): ReactNode {
  const [first] = moves;
  if (first === undefined) return null;
  const isTogether = moves.length > 1 && isOneWay(moves, first);
  return (
    <>
      {isTogether && (
        <p>
          <InlineCode text={VIEW.fromTo(getFolder(first.from), getFolder(first.to))} />
        </p>
      )}
      <ul>
        {moves.map(({ from, to }) => (
          <li key={from}>
            {isTogether ? <code>{getName(from)}</code> : <InlineCode text={VIEW.move(from, to)} />}
          </li>
        ))}
      </ul>
    </>
  );
}
