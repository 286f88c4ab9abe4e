/**
 * The permissions of the provider's panel. For Pelican, `panel-permissions.pelican.ts` replaces this module
 * (pipeline/bundler/panel-permissions).
 */
export { pterodactylPermissions as panelPermissions } from './panel-permissions.data';
