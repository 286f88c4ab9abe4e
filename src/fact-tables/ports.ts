/** Joins the default ports of facts/lists/ports.yml with those of the products. */
import { products } from '../../products/all';
import type { ListedPort, Port } from './port-rows';
import { generalPorts } from './ports.data';

const allPorts: readonly Port[] = [...generalPorts, ...products.flatMap(({ ports = [] }) => ports)];

/** Key of a port in `port`. */
export type PortId = string;

/** Default port of each program, as its developers set it. */
export const port: Readonly<Record<PortId, number>> = Object.fromEntries(
  allPorts.map(({ id, port: number }) => [id, number]),
);

/** What a program listens on and who has to reach it. */
export type PortRow = ListedPort;

const isListed = (entry: Port): entry is ListedPort => entry.program !== undefined;

/** Who needs which port, without the ports of products that the provider does not sell. */
export const portTable: readonly PortRow[] = allPorts
  .filter(isListed)
  .filter(({ product }) => product === undefined || products.some(({ id }) => id === product));

/** Routes of guides that state a port's default. */
export const portGuides: readonly (readonly [route: string, port: PortId])[] = allPorts.flatMap(
  ({ id, guide }) => (guide === undefined ? [] : [[guide, id] as const]),
);
