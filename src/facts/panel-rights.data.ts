/**
 * Rights of a sub-user in the panel, and the ready-made sets: facts/lists/panel-rights.yml. Feeds
 * the tables of /users (a test compares them) and the tick list there.
 */
import * as z from 'zod';
import { readRows } from './files';

/** Sets that the guide offers, from the least to the most. */
export const rightSets = ['viewer', 'moderator', 'builder', 'co-owner'] as const;
export type RightSet = (typeof rightSets)[number];

/** Everybody in the list has it; it cannot be taken away. */
export const rightOfAll = 'websocket.connect';

const rows = readRows('facts/lists/panel-rights.yml', {
  /** As the panel names it: group, point, right. */
  key: z.string(),
  /** Absent where both panels have it. */
  panel: z.enum(['pterodactyl', 'pelican']).optional(),
  allows: z.string(),
  /** How it becomes full control over the server; absent where it does not. */
  full: z.string().optional(),
  sets: z.array(z.enum(rightSets)),
});

const rowsOf = (own: 'pterodactyl' | 'pelican') =>
  rows.filter(({ panel = own }) => panel === own).map(({ panel: _, ...right }) => right);

/** One box of the panel each, in the order of the guide. */
export const pterodactylRights = rowsOf('pterodactyl');
export const pelicanRights = rowsOf('pelican');
export type PanelRight = (typeof pterodactylRights)[number];
