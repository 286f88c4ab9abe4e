import type { ReactNode } from 'react';
import { panelPermissions } from '../../fact-tables/panel-permissions';
import { permissionPresets } from '../../fact-tables/panel-permissions.data';
import { CheckBox, Select } from '../../ui/Field';
import { Fold } from '../../ui/Fold';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import {
  listFullControl,
  permissionGroups,
  parseSelection,
  listWarnings,
  findPreset,
  formatSelectionLines,
  getPresetSelection,
  withPermission,
  formatSelection,
  type PermissionGroup,
  type Selection,
} from './model';
import { NAMES, VIEW, describeWarning } from './texts';

const EXAMPLE = getPresetSelection('moderator');
/** The option for a custom selection. */
const OWN = 'own';

/** What the selected permissions allow. */
function Judgment({ selection }: { selection: Selection }): ReactNode {
  const full = listFullControl(selection);
  const warnings = listWarnings(selection);
  const isFull = full.length > 0;
  const mildTone = warnings.length > 0 ? 'caution' : 'good';
  return (
    <Verdict
      tone={isFull ? 'danger' : mildTone}
      title={VIEW.count(selection.size, panelPermissions.length, full.length)}
    >
      {(isFull || warnings.length > 0) && (
        <ul>
          {full.map(({ key, full: how }) => (
            <li key={key}>
              <code>{key}</code>: {how}
            </li>
          ))}
          {warnings.map((warning) => (
            <li key={describeWarning(warning)}>{describeWarning(warning)}</li>
          ))}
        </ul>
      )}
    </Verdict>
  );
}

/** The checkboxes under one heading of the panel. */
function PermissionGroupFields({
  group: { name, permissions },
  selection,
  onChange,
}: {
  group: PermissionGroup;
  selection: Selection;
  onChange: (selection: Selection) => void;
}): ReactNode {
  const count = permissions.filter(({ key }) => selection.has(key)).length;
  return (
    <Fold summary={VIEW.group(name, count, permissions.length)}>
      {() =>
        permissions.map(({ key, allows, full }) => (
          <CheckBox
            key={key}
            label={key}
            hint={VIEW.allows(allows, full)}
            checked={selection.has(key)}
            onValue={(checked) => onChange(withPermission(selection, key, checked))}
          />
        ))
      }
    </Fold>
  );
}

/** Ready-made sets of permissions, editable box by box, with what they allow. */
export default function PermissionSets(): ReactNode {
  const [selection, setSelection] = useUrlState<Selection>({
    key: 'rights',
    initial: EXAMPLE,
    read: parseSelection,
    write: formatSelection,
  });
  const set = findPreset(selection);
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <Select
        label={VIEW.set}
        value={set ?? OWN}
        onValue={(value) => {
          if (value !== OWN) setSelection(getPresetSelection(value));
        }}
        options={[
          ...permissionPresets.map((name) => [name, NAMES[name]] as const),
          ...(set === undefined ? [[OWN, VIEW.ownChoice] as const] : []),
        ]}
      />
      <Judgment selection={selection} />
      {permissionGroups.map((group) => (
        <PermissionGroupFields
          key={group.name}
          group={group}
          selection={selection}
          onChange={setSelection}
        />
      ))}
      <Output
        title={VIEW.ticks}
        text={formatSelectionLines(selection).join('\n')}
        label={VIEW.copyList}
      />
      <p>{VIEW.limits}</p>
    </HelperPanel>
  );
}
