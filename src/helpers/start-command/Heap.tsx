import type { ReactNode } from 'react';
import type { JavaFlag } from '../../fact-tables/java-flags.data';
import type { Screen } from '../../provider/schema';
import { Fold } from '../../ui/Fold';
import { Output } from '../../ui/Output';
import { Verdict } from '../../ui/Verdict';
import type { BuiltStartCommand } from './model';
import styles from './styles.module.css';
import { HINTS, VIEW } from './texts';

function FlagReasons({ flags }: { flags: readonly JavaFlag[] }): ReactNode {
  return (
    <dl className={styles.flags}>
      {flags.map(({ flag, does }) => (
        <div key={flag}>
          <dt>
            <code>{flag}</code>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What to enter into the panel's own fields. */
function PanelFields({ built, screen }: { built: BuiltStartCommand; screen: Screen }): ReactNode {
  const { heapMb, flags } = built;
  return (
    <>
      <Output
        title={VIEW.panelHeap(screen.label, screen.heap, screen.command)}
        text={screen.heap === undefined ? `-Xmx${heapMb}M` : String(heapMb)}
        label={screen.heap === undefined ? VIEW.copyFlags : VIEW.copyNumber}
      />
      {flags.length > 0 && (
        <Output
          title={VIEW.panelFlags(screen.label, screen.command)}
          text={flags.map(({ flag }) => flag).join(' ')}
          label={VIEW.copyFlags}
        />
      )}
    </>
  );
}

/** The recommended heap, and what to type: a command, or values for the panel's fields. */
export function Heap({
  built,
  screen,
}: {
  built: BuiltStartCommand;
  /** The panel's screen; absent on a self-managed machine. */
  screen: Screen | undefined;
}): ReactNode {
  const { heapMb, outsideMb, hints, flags, command } = built;
  return (
    <>
      <Verdict tone={hints.length > 0 ? 'caution' : 'good'} title={VIEW.heap(heapMb, outsideMb)}>
        <p>{hints.length > 0 ? hints.map((hint) => HINTS[hint]).join(' ') : VIEW.outside}</p>
      </Verdict>
      {screen === undefined ? (
        <Output title={VIEW.startCommand} text={command} label={VIEW.copyCommand} />
      ) : (
        <PanelFields built={built} screen={screen} />
      )}
      {flags.length > 0 && (
        <Fold summary={VIEW.whatEachFlagDoes}>{() => <FlagReasons flags={flags} />}</Fold>
      )}
      <p>{VIEW.limits}</p>
    </>
  );
}
