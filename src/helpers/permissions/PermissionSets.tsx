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
  writeTicks,
  type Ticks,
} from './model';
import { NAMES, VIEW, remarkWords } from './words';

const EXAMPLE = ticksOf('moderator');

/** Ready-made sets of rights, changed box by box, with what they give away. */
export default function PermissionSets(): ReactNode {
  const [ticks, setTicks] = useUrlState<Ticks>('rights', EXAMPLE, readTicks, writeTicks);
  const set = setOf(ticks);
  const full = fullRights(ticks);
  const remarks = remarksOf(ticks);
  const isFull = full.length > 0;
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <Select
        label={VIEW.set}
        value={set ?? 'own'}
        onValue={(value) => {
          if (value !== 'own') setTicks(ticksOf(value));
        }}
        options={[
          ...rightSets.map((name) => [name, NAMES[name]] as const),
          ...(set === undefined ? [['own', 'Own choice'] as const] : []),
        ]}
      />
      <Verdict
        tone={isFull ? 'danger' : remarks.length > 0 ? 'caution' : 'good'}
        title={
          isFull
            ? `${ticks.size} of ${panelRights.length} rights; ${full.length} of them ${full.length === 1 ? 'equals' : 'equal'} full control`
            : `${ticks.size} of ${panelRights.length} rights, none equals full control`
        }
      >
        {(isFull || remarks.length > 0) && (
          <ul>
            {full.map(({ key, full: how }) => (
              <li key={key}>
                <code>{key}</code>: {how}
              </li>
            ))}
            {remarks.map((remark) => (
              <li key={remarkWords(remark)}>{remarkWords(remark)}</li>
            ))}
          </ul>
        )}
      </Verdict>
      {groups.map(({ name, rights }) => {
        const count = rights.filter(({ key }) => ticks.has(key)).length;
        return (
          <Fold key={name} summary={`${name} (${count} of ${rights.length})`}>
            {() =>
              rights.map(({ key, allows, full: how }) => (
                <CheckBox
                  key={key}
                  label={key}
                  hint={`${allows}.${how === undefined ? '' : ` Full control: ${how}`}`}
                  checked={ticks.has(key)}
                  onValue={(checked) =>
                    setTicks(
                      new Set(
                        panelRights
                          .map((right) => right.key)
                          .filter((other) => (other === key ? checked : ticks.has(other))),
                      ),
                    )
                  }
                />
              ))
            }
          </Fold>
        );
      })}
      <Output title={VIEW.ticks} text={tickList(ticks).join('\n')} label={VIEW.copyTheList} />
      <p>{VIEW.limits}</p>
    </HelperPanel>
  );
}
