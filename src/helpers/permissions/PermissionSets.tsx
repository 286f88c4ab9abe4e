import type { ReactNode } from 'react';
import { panelRights, rightSets, type RightSet } from '../../facts/panel-permissions';
import { CheckBox, Select } from '../../ui/Field';
import { Fold } from '../../ui/Fold';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import {
  fullRights,
  groups,
  readTicks,
  remarksOf,
  setOf,
  tickList,
  ticksOf,
  writeTicks,
  type Remark,
  type Ticks,
} from './model';

const NAMES: Readonly<Record<RightSet, string>> = {
  viewer: 'Viewer: looks on',
  moderator: 'Moderator: starts, restarts, makes backups',
  builder: 'Builder: puts files on the server',
  'co-owner': 'Co-owner: all but people, reinstalling and removing backups',
};

const EXAMPLE = ticksOf('moderator');

function remarkWords(remark: Remark): string {
  switch (remark.reason) {
    case 'no-read':
      return `${remark.key} is of little use without ${remark.needs}, which shows the list.`;
    case 'sftp-alone':
      return 'file.sftp works only with file rights: now it shows names and nothing else.';
    case 'backup-delete':
      return 'backup.delete can remove your last copy. Keep it to yourself.';
    case 'invites':
      return 'Rights over users can only pass on what the person has, but also to people you do not know.';
  }
}

/** Ready-made sets of rights, changed box by box, with what they give away. */
export default function PermissionSets(): ReactNode {
  const [ticks, setTicks] = useUrlState<Ticks>('rights', EXAMPLE, readTicks, writeTicks);
  const set = setOf(ticks);
  const full = fullRights(ticks);
  const remarks = remarksOf(ticks);
  const isFull = full.length > 0;
  return (
    <HelperPanel
      title="Permission sets"
      intro="Start from a set, change it box by box, and see what it gives away."
    >
      <Select
        label="Set"
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
      <Output
        title="Tick these under each heading"
        text={tickList(ticks).join('\n')}
        label="Copy the list"
      />
      <p>
        It cannot see your panel. Screens that the panel family does not have may hang on other
        rights: try them with a second account.
      </p>
    </HelperPanel>
  );
}
