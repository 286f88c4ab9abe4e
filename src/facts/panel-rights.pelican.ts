/** Stands in for `panel-rights.ts` where the panel is Pelican (pipeline/bundler/panel-rights). */
export { pelicanRights as panelRights } from './panel-rights.data';
