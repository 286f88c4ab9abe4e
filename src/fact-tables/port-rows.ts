/** Reads default ports of programs from facts/lists/ports.yml and products/<id>/ports.yml. */
import * as z from 'zod';
import { FactsError, readRowGroups, type RowGroup } from '../fact-files/files';

const row = {
  /** Guides quote the number as `[[port.id]]`. */
  id: z.string().regex(/^[a-z]\w*$/i),
  port: z.number().int().min(1).max(65_535),
  /** Name of the program or plugin. A port without one can be quoted, but is not listed. */
  program: z.string().optional(),
  protocol: z.enum(['TCP', 'UDP', 'TCP and UDP']).optional(),
  /** Who has to reach it. */
  reach: z.enum(['players', 'web visitors', 'only you', 'vote sites', 'nobody']).optional(),
  /** True when the port must not be reachable from the internet. */
  neverPublic: z.literal(true).optional(),
  /** The product it belongs to, if the file is not that product's own. */
  product: z.string().optional(),
  /** File or key where the number is set. */
  setting: z.string().optional(),
  /** Always another port plus one; it cannot be set. */
  follows: z.string().optional(),
  /**
   * Route of the guide that states the default: any other number there must not be called the
   * default.
   */
  guide: z.string().startsWith('/').optional(),
  unverified: z.string().optional(),
};
type PortFileRow = ReturnType<typeof readRowGroups<typeof row>>[number]['rows'][number];

/** A port listed in the port finder. */
export type ListedPort = PortFileRow &
  Required<Pick<PortFileRow, 'program' | 'protocol' | 'reach' | 'setting'>>;
/** A port that is listed, or only quoted in guides. */
export type Port = ListedPort | (PortFileRow & { readonly program?: undefined });

/** Reads a file of ports. Throws a FactsError. */
export function readPorts(file: string): readonly Port[] {
  const groups: readonly RowGroup<PortFileRow>[] = readRowGroups(file, row);
  return groups.flatMap(({ rows }) => rows.map((entry) => completeRow(entry, file)));
}

function completeRow(entry: PortFileRow, file: string): Port {
  const { program, protocol, reach, setting } = entry;
  if (program === undefined) return { ...entry, program };
  if (protocol === undefined || reach === undefined || setting === undefined) {
    throw new FactsError(
      `${file} ${entry.id} is listed ("program"), so it needs "protocol", "reach" and "setting"`,
    );
  }
  return { ...entry, program, protocol, reach, setting };
}
