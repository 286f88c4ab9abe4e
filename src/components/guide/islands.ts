import type { ComponentType } from 'react';
import { helperLoaders } from '../../helpers/loaders';

type Load = () => Promise<{ default: ComponentType<never> }>;

/** Parts of a guide that need their own code (`Island`), by the name that guides use. */
export const ISLANDS: Readonly<Record<string, Load>> = {
  ...helperLoaders,
  checklist: () => import('../home/ChecklistView'),
};
