import type { ReactNode } from 'react';
import { panelRights } from '../../facts/panel-rights';
import { rightSets } from '../../facts/panel-rights.data';
import { CheckBox, Select } from '../../ui/Field';
import { Fold } from '../../ui/Fold';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import {
  fullRights,
  groups,
  readTicks,
  remarksOf,
  setOf,
  tickList,
  ticksOf,
  withTick,
  writeTicks,
  type Group,
  type Ticks,
} from './model';
import { NAMES, VIEW, remarkText } from './texts';

const EXAMPLE = ticksOf('moderator');
/** The option for a custom selection. */
const OWN = 'own';

/** What the selected permissions allow. */
function Judgment({ ticks }: { ticks: Ticks }): ReactNode {
  const full = fullRights(ticks);
  const remarks = remarksOf(ticks);
  const isFull = full.length > 0;
  const mildTone = remarks.length > 0 ? 'caution' : 'good';
  return (
    <Verdict
      tone={isFull ? 'danger' : mildTone}
      title={VIEW.count(ticks.size, panelRights.length, full.length)}
    >
      {(isFull || remarks.length > 0) && (
        <ul>
          {full.map(({ key, full: how }) => (
            <li key={key}>
              <code>{key}</code>: {how}
            </li>
          ))}
          {remarks.map((remark) => (
            <li key={remarkText(remark)}>{remarkText(remark)}</li>
          ))}
        </ul>
      )}
    </Verdict>
  );
}

/** The checkboxes under one heading of the panel. */
function RightsGroup({
  group: { name, rights },
  ticks,
  onTicks,
}: {
  group: Group;
  ticks: Ticks;
  onTicks: (ticks: Ticks) => void;
}): ReactNode {
  const count = rights.filter(({ key }) => ticks.has(key)).length;
  return (
    <Fold summary={VIEW.group(name, count, rights.length)}>
      {() =>
        rights.map(({ key, allows, full }) => (
          <CheckBox
            key={key}
            label={key}
            hint={VIEW.allows(allows, full)}
            checked={ticks.has(key)}
            onValue={(checked) => onTicks(withTick(ticks, key, checked))}
          />
        ))
      }
    </Fold>
  );
}

/** Ready-made sets of permissions, editable box by box, with what they allow. */
export default function PermissionSets(): ReactNode {
  const [ticks, setTicks] = useUrlState<Ticks>({
    key: 'rights',
    initial: EXAMPLE,
    read: readTicks,
    write: writeTicks,
  });
  const set = setOf(ticks);
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <Select
        label={VIEW.set}
        value={set ?? OWN}
        onValue={(value) => {
          if (value !== OWN) setTicks(ticksOf(value));
        }}
        options={[
          ...rightSets.map((name) => [name, NAMES[name]] as const),
          ...(set === undefined ? [[OWN, VIEW.ownChoice] as const] : []),
        ]}
      />
      <Judgment ticks={ticks} />
      {groups.map((group) => (
        <RightsGroup key={group.name} group={group} ticks={ticks} onTicks={setTicks} />
      ))}
      <Output title={VIEW.ticks} text={tickList(ticks).join('\n')} label={VIEW.copyList} />
      <p>{VIEW.limits}</p>
    </HelperPanel>
  );
}
