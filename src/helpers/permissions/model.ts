/** Lists which boxes to tick for a sub-user, and what they allow. Pure. */
import { panelPermissions } from '../../fact-tables/panel-permissions';
import {
  permissionPresets,
  type PanelPermission,
  type PermissionPreset,
} from '../../fact-tables/panel-permissions.data';

export type Selection = ReadonlySet<string>;

/** A selected permission that does not do what people expect. */
export type SelectionWarning =
  | { readonly reason: 'no-read'; readonly key: string; readonly needs: string }
  | { readonly reason: 'sftp-alone' | 'backup-delete' | 'invites' };

export interface PermissionGroup {
  /** Part of the key before the dot: the heading in the panel. */
  readonly name: string;
  readonly permissions: readonly PanelPermission[];
}

const getGroupName = (key: string) => key.slice(0, key.indexOf('.'));
const knownKeys = new Set(panelPermissions.map(({ key }) => key));

/** Permissions under the panel's headings, in the guide's order. */
export const permissionGroups: readonly PermissionGroup[] = [
  ...new Set(panelPermissions.map(({ key }) => getGroupName(key))),
].map((name) => ({
  name,
  permissions: panelPermissions.filter(({ key }) => getGroupName(key) === name),
}));

export function getPresetSelection(set: PermissionPreset): Selection {
  return new Set(panelPermissions.filter(({ sets }) => sets.includes(set)).map(({ key }) => key));
}

/** Selects or clears one permission; the selection stays in the panel's order. */
export function withPermission(selection: Selection, key: string, isSelected: boolean): Selection {
  const keys = panelPermissions.map((permission) => permission.key);
  return new Set(keys.filter((other) => (other === key ? isSelected : selection.has(other))));
}

/** The ready-made set with exactly this selection. */
export function findPreset(selection: Selection): PermissionPreset | undefined {
  return permissionPresets.find((set) => {
    const presetKeys = getPresetSelection(set);
    return presetKeys.size === selection.size && [...presetKeys].every((key) => selection.has(key));
  });
}

/** Selected permissions that amount to full control. */
export function listFullControl(selection: Selection): PanelPermission[] {
  return panelPermissions.filter(({ key, full }) => full !== undefined && selection.has(key));
}

/** The permission to see the list, without which another one is useless. */
function findReadPermission(key: string): string | undefined {
  const read = `${getGroupName(key)}.read`;
  return read !== key && knownKeys.has(read) ? read : undefined;
}

export function listWarnings(selection: Selection): SelectionWarning[] {
  const warnings: SelectionWarning[] = [];
  const explained = new Set<string>();
  for (const { key } of panelPermissions) {
    const needs = selection.has(key) ? findReadPermission(key) : undefined;
    if (needs === undefined || selection.has(needs) || explained.has(needs)) continue;
    explained.add(needs);
    warnings.push({ reason: 'no-read', key, needs });
  }
  const files = ['file.read-content', 'file.create', 'file.update', 'file.delete'];
  if (selection.has('file.sftp') && !files.some((key) => selection.has(key))) {
    warnings.push({ reason: 'sftp-alone' });
  }
  if (selection.has('backup.delete')) warnings.push({ reason: 'backup-delete' });
  if (selection.has('user.create') || selection.has('user.update'))
    warnings.push({ reason: 'invites' });
  return warnings;
}

/** `file: read, create`, one line per heading with selected boxes. */
export function formatSelectionLines(selection: Selection): string[] {
  return permissionGroups.flatMap(({ name, permissions }) => {
    const selected = permissions.filter(({ key }) => selection.has(key));
    return selected.length === 0
      ? []
      : [`${name}: ${selected.map(({ key }) => key.slice(name.length + 1)).join(', ')}`];
  });
}

/** For the address: the name of a set, or the keys. */
export function formatSelection(selection: Selection): string {
  return findPreset(selection) ?? [...selection].join(',');
}

/** Parses it; undefined if a key is unknown. */
export function parseSelection(text: string): Selection | undefined {
  const set = permissionPresets.find((name) => name === text);
  if (set !== undefined) return getPresetSelection(set);
  const keys = text === '' ? [] : text.split(',');
  return keys.every((key) => knownKeys.has(key)) ? new Set(keys) : undefined;
}
