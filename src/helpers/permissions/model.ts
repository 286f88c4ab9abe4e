/** Lists which boxes to tick for a sub-user, and what they allow. Pure. */
import { panelRights } from '../../facts/panel-rights';
import { rightSets, type PanelRight, type RightSet } from '../../facts/panel-rights.data';

export type Ticks = ReadonlySet<string>;

/** A selected permission that does not do what people expect. */
export type Remark =
  | { readonly reason: 'no-read'; readonly key: string; readonly needs: string }
  | { readonly reason: 'sftp-alone' | 'backup-delete' | 'invites' };

export interface Group {
  /** Part of the key before the dot: the heading in the panel. */
  readonly name: string;
  readonly rights: readonly PanelRight[];
}

const groupOf = (key: string) => key.slice(0, key.indexOf('.'));
const knownKeys = new Set(panelRights.map(({ key }) => key));

/** Permissions under the panel's headings, in the guide's order. */
export const groups: readonly Group[] = [
  ...new Set(panelRights.map(({ key }) => groupOf(key))),
].map((name) => ({ name, rights: panelRights.filter(({ key }) => groupOf(key) === name) }));

export function ticksOf(set: RightSet): Ticks {
  return new Set(panelRights.filter(({ sets }) => sets.includes(set)).map(({ key }) => key));
}

/** Selects or clears one permission; the selection stays in the panel's order. */
export function withTick(ticks: Ticks, key: string, isTicked: boolean): Ticks {
  const keys = panelRights.map((right) => right.key);
  return new Set(keys.filter((other) => (other === key ? isTicked : ticks.has(other))));
}

/** The ready-made set with exactly this selection. */
export function setOf(ticks: Ticks): RightSet | undefined {
  return rightSets.find((set) => {
    const ticksOfSet = ticksOf(set);
    return ticksOfSet.size === ticks.size && [...ticksOfSet].every((key) => ticks.has(key));
  });
}

/** Selected permissions that amount to full control. */
export function fullRights(ticks: Ticks): PanelRight[] {
  return panelRights.filter(({ key, full }) => full !== undefined && ticks.has(key));
}

/** The permission to see the list, without which another one is useless. */
function needOf(key: string): string | undefined {
  const read = `${groupOf(key)}.read`;
  return read !== key && knownKeys.has(read) ? read : undefined;
}

export function remarksOf(ticks: Ticks): Remark[] {
  const remarks: Remark[] = [];
  const explained = new Set<string>();
  for (const { key } of panelRights) {
    const needs = ticks.has(key) ? needOf(key) : undefined;
    if (needs === undefined || ticks.has(needs) || explained.has(needs)) continue;
    explained.add(needs);
    remarks.push({ reason: 'no-read', key, needs });
  }
  const files = ['file.read-content', 'file.create', 'file.update', 'file.delete'];
  if (ticks.has('file.sftp') && !files.some((key) => ticks.has(key))) {
    remarks.push({ reason: 'sftp-alone' });
  }
  if (ticks.has('backup.delete')) remarks.push({ reason: 'backup-delete' });
  if (ticks.has('user.create') || ticks.has('user.update')) remarks.push({ reason: 'invites' });
  return remarks;
}

/** `file: read, create`, one line per heading with selected boxes. */
export function tickList(ticks: Ticks): string[] {
  return groups.flatMap(({ name, rights }) => {
    const ticked = rights.filter(({ key }) => ticks.has(key));
    return ticked.length === 0
      ? []
      : [`${name}: ${ticked.map(({ key }) => key.slice(name.length + 1)).join(', ')}`];
  });
}

/** For the address: the name of a set, or the keys. */
export function writeTicks(ticks: Ticks): string {
  return setOf(ticks) ?? [...ticks].join(',');
}

/** Parses it; undefined if a key is unknown. */
export function readTicks(text: string): Ticks | undefined {
  const set = rightSets.find((name) => name === text);
  if (set !== undefined) return ticksOf(set);
  const keys = text === '' ? [] : text.split(',');
  return keys.every((key) => knownKeys.has(key)) ? new Set(keys) : undefined;
}
