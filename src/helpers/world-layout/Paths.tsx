import { Fragment, useState, type ReactNode } from 'react';
import {
  worldThings,
  type WorldLayout,
  type WorldThing,
} from '../../fact-tables/world-layouts.data';
import { Button } from '../../ui/Button';
import { InlineCode } from '../../ui/InlineCode';
import { WideTable } from '../../ui/WideTable';
import { findLayout, MAIN_THINGS, THINGS, withLevelName } from './layout';
import type { Migration } from './model';
import styles from './styles.module.css';
import { VIEW } from './texts';

/** A path that wraps only at its slashes. */
function PathCode({ path }: { path: string }): ReactNode {
  return (
    <code>
      {path.split(/(?<=\/)/).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}

/** Where a thing is: a path, or a phrase about paths. */
function Place({ path, name }: { path: string | null; name: string }): ReactNode {
  if (path === null) return VIEW.none;
  const named = withLevelName(path, name);
  return path.includes(' ') ? <InlineCode text={named} /> : <PathCode path={named} />;
}

function Row({
  thing,
  source,
  target,
  name,
}: {
  thing: WorldThing;
  source: WorldLayout;
  target: WorldLayout;
  name: string;
}): ReactNode {
  const before = source.paths[thing];
  const after = target.paths[thing];
  return (
    <tr>
      <th scope="row">{worldThings[thing]}</th>
      <td>
        <Place path={before} name={name} />
      </td>
      <td>{before === after ? VIEW.same : <Place path={after} name={name} />}</td>
    </tr>
  );
}

/** Where everything is, before and after. */
export function Paths({ from, to, name }: Migration): ReactNode {
  const [isAll, setAll] = useState(false);
  const source = findLayout(from.software, from.version);
  const target = findLayout(to.software, to.version);
  if (source === undefined || target === undefined) return null;
  return (
    <>
      <WideTable
        className={styles.paths}
        label={VIEW.table}
        columns={[VIEW.thing, VIEW.now, VIEW.afterwards]}
      >
        {(isAll ? THINGS : MAIN_THINGS).map((thing) => (
          <Row key={thing} thing={thing} source={source} target={target} name={name} />
        ))}
      </WideTable>
      <Button onClick={() => setAll(!isAll)}>
        {isAll ? VIEW.showMain : VIEW.showAll(THINGS.length)}
      </Button>
    </>
  );
}
