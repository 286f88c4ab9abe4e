/** Replaces `panel-rights.ts` if the panel is Pelican (pipeline/bundler/panel-rights). */
export { pelicanRights as panelRights } from './panel-rights.data';
