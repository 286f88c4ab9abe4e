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

/** One box of the panel each, in the order of the guide. */
export const panelRights = readRows('facts/lists/panel-rights.yml', {
  /** As the panel family names it: group, point, right. */
  key: z.string(),
  allows: z.string(),
  /** How it becomes full control over the server; absent where it does not. */
  full: z.string().optional(),
  sets: z.array(z.enum(rightSets)),
});
export type PanelRight = (typeof panelRights)[number];
