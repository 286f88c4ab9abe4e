import type { ComponentType } from 'react';
import { helperLoaders } from '../../helpers/loaders';

type Load = () => Promise<{ default: ComponentType<never> }>;

/** Parts of a guide that need code of their own (`Island`), by the name that guides use. */
export const ISLANDS: Readonly<Record<string, Load>> = {
  ...helperLoaders,
  checklist: () => import('../home/ChecklistView'),
};
