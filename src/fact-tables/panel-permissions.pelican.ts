/** Replaces `panel-permissions.ts` if the panel is Pelican (pipeline/bundler/panel-permissions). */
export { pelicanPermissions as panelPermissions } from './panel-permissions.data';
