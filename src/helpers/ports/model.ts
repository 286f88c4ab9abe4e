/**
 * Plans the ports of a set of programs: who must reach each, which collide, and which stay closed.
 * Pure. Numbers, protocols and locations come from the table that the guides quote.
 */
import { port, portTable, type PortId, type PortRow } from '../../fact-tables/ports';
import { parsePort } from '../../lib/port-number';

/** A program and the port it listens on, as typed. */
export interface PlannedProgram {
  readonly id: PortId;
  readonly port: string;
}

export type Protocol = 'TCP' | 'UDP';

/** Two programs that need the same number with the same protocol; indexes into the list. */
export interface PortConflict {
  readonly first: number;
  readonly second: number;
  readonly port: number;
  readonly protocol: Protocol;
}

/** What works, but fails later or surprises. */
export type PortWarning = 'voice-on-game-port' | 'follows' | 'pair' | 'other-server';

export interface PortReport {
  /** Indexes of programs whose port is not a number from 1 to 65535. */
  readonly wrong: readonly number[];
  readonly conflicts: readonly PortConflict[];
  readonly warnings: readonly PortWarning[];
  /** Numbers that others must reach; TCP and UDP on one number count once. */
  readonly open: readonly number[];
  /** Indexes of programs that must not be reachable from the internet. */
  readonly closed: readonly number[];
}

export const MAX_PROGRAMS = 40;

const rows = new Map(portTable.map((row) => [row.id, row]));

/** The table's row for a program. A port without one counts as closed to everyone. */
export const getPortRow = (id: PortId): PortRow =>
  rows.get(id) ?? { id, port: 0, program: id, protocol: 'TCP', reach: 'nobody', setting: '' };

/** Name of the program at an index of a list. */
export const getProgramName = (programs: readonly PlannedProgram[], index: number): string =>
  getPortRow((programs[index] as PlannedProgram).id).program;

/** A program on its default port. */
export const planOnDefault = (id: PortId): PlannedProgram => ({ id, port: String(port[id] ?? '') });

const listProtocols = ({ protocol }: PortRow): readonly Protocol[] =>
  protocol === 'TCP and UDP' ? ['TCP', 'UDP'] : [protocol];

const parseProgramPort = ({ port: text }: PlannedProgram): number | undefined =>
  parsePort(text.trim());

/** Who must reach a program: the public, only its owner, or nobody outside. */
export function getAudience({ reach, neverPublic }: PortRow): 'public' | 'you' | 'nobody' {
  if (reach === 'nobody') return 'nobody';
  return reach === 'only you' || neverPublic === true ? 'you' : 'public';
}

/** Checks a list of programs as if all ran on one server. */
export function checkPrograms(programs: readonly PlannedProgram[]): PortReport {
  const wrong: number[] = [];
  const conflicts: PortConflict[] = [];
  /** The first program on each port, by protocol and number. */
  const taken = new Map<string, number>();
  const open = new Set<number>();
  const closed: number[] = [];
  programs.forEach((program, index) => {
    const row = getPortRow(program.id);
    const isPublic = getAudience(row) === 'public';
    if (!isPublic) closed.push(index);
    const value = parseProgramPort(program);
    if (value === undefined) {
      wrong.push(index);
      return;
    }
    if (isPublic) open.add(value);
    for (const protocol of listProtocols(row)) {
      const key = `${protocol} ${value}`;
      const first = taken.get(key);
      if (first === undefined) taken.set(key, index);
      else conflicts.push({ first, second: index, port: value, protocol });
    }
  });
  return { wrong, conflicts, warnings: listWarnings(programs, conflicts), open: [...open], closed };
}

function listWarnings(
  programs: readonly PlannedProgram[],
  conflicts: readonly PortConflict[],
): PortWarning[] {
  const listNumbers = (id: PortId) =>
    programs.filter((program) => program.id === id).map(parseProgramPort);
  const havePortInCommon = (left: PortId, right: PortId) =>
    listNumbers(left).some((value) => value !== undefined && listNumbers(right).includes(value));
  const proxies: readonly PortId[] = ['velocity', 'bungeecord'];
  const isProxyPair = ({ first, second }: PortConflict) => {
    const ids = [programs[first]?.id, programs[second]?.id];
    return ids.includes('minecraft') && proxies.some((id) => ids.includes(id));
  };
  /** A port that must be another's plus one, but is not. */
  const isStray = programs.some((program) => {
    const { follows } = getPortRow(program.id);
    return (
      follows !== undefined &&
      !listNumbers(follows).some((value) => parseProgramPort(program) === (value ?? 0) + 1)
    );
  });
  const rules: readonly (readonly [PortWarning, boolean])[] = [
    ['voice-on-game-port', havePortInCommon('voiceChat', 'minecraft')],
    ['follows', isStray],
    ['pair', havePortInCommon('bedrock', 'minecraft') || havePortInCommon('bedrock', 'velocity')],
    ['other-server', conflicts.some(isProxyPair)],
  ];
  return rules.filter(([, applies]) => applies).map(([name]) => name);
}

/**
 * Firewall rules for a self-managed Linux machine: opens what others must reach, opens the owner's
 * ports for one address, leaves the rest closed. Skips ports that are not numbers.
 */
export function renderFirewallLines(programs: readonly PlannedProgram[]): string[] {
  const lines = new Set<string>();
  for (const program of programs) {
    const row = getPortRow(program.id);
    const value = parseProgramPort(program);
    const audience = getAudience(row);
    if (value === undefined || audience === 'nobody') continue;
    for (const protocol of listProtocols(row)) {
      const name = protocol.toLowerCase();
      lines.add(
        audience === 'public'
          ? `sudo ufw allow ${value}/${name}`
          : `sudo ufw allow from YOUR_OWN_ADDRESS to any port ${value} proto ${name}`,
      );
    }
  }
  return [...lines];
}

/** The list as a URL parameter: `minecraft-25565,bluemap-8100`. */
export function formatPrograms(programs: readonly PlannedProgram[]): string {
  return programs.map(({ id, port: text }) => `${id}-${text}`).join(',');
}

/** Parses such a list; undefined if any part is invalid. */
export function parsePrograms(text: string): PlannedProgram[] | undefined {
  if (text === '') return [];
  const programs: PlannedProgram[] = [];
  for (const part of text.split(',', MAX_PROGRAMS + 1)) {
    const [id = '', value = ''] = part.split('-');
    if (!isPortId(id) || !/^\d{0,5}$/.test(value)) return undefined;
    programs.push({ id, port: value });
  }
  return programs.length > MAX_PROGRAMS ? undefined : programs;
}

function isPortId(text: string): text is PortId {
  return rows.has(text);
}
