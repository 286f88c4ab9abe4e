/**
 * Reads the permissions of a sub-user in the panel, and the ready-made sets, from
 * facts/lists/panel-permissions.yml. They fill the tick list on /users; a test compares the tables there
 * with them.
 */
import * as z from 'zod';
import { readRows } from '../fact-files/files';

/** Sets that the guide offers, from fewest to most permissions. */
export const permissionPresets = ['viewer', 'moderator', 'builder', 'co-owner'] as const;
export type PermissionPreset = (typeof permissionPresets)[number];

/** Every sub-user has it; it cannot be removed. */
export const COMMON_PERMISSION = 'websocket.connect';

const rows = readRows('facts/lists/panel-permissions.yml', {
  /** Group, name and permission, as the panel labels them. */
  key: z.string(),
  /** Absent if both panels have it. */
  panel: z.enum(['pterodactyl', 'pelican']).optional(),
  allows: z.string(),
  /** How it leads to full control of the server; absent if it does not. */
  full: z.string().optional(),
  sets: z.array(z.enum(permissionPresets)),
});

const listPermissions = (wantedPanel: 'pterodactyl' | 'pelican') =>
  rows
    .filter(({ panel = wantedPanel }) => panel === wantedPanel)
    .map(({ panel: _, ...right }) => right);

/** One per checkbox in the panel, in the guide's order. */
export const pterodactylPermissions = listPermissions('pterodactyl');
export const pelicanPermissions = listPermissions('pelican');
export type PanelPermission = (typeof pterodactylPermissions)[number];
