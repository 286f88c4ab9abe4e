/**
 * The permissions of the host's panel. For Pelican, `panel-rights.pelican.ts` replaces this module
 * (pipeline/bundler/panel-rights).
 */
export { pterodactylRights as panelRights } from './panel-rights.data';
