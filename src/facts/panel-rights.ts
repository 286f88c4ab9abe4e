/**
 * The rights of the host's panel. With Pelican, `panel-rights.pelican.ts` stands in for this module
 * (pipeline/bundler/panel-rights).
 */
export { pterodactylRights as panelRights } from './panel-rights.data';
