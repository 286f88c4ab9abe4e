import { ModpackTable } from './ModpackTable';

/** The components that guides use without importing them. */
export const guideComponents = { ModpackTable };
