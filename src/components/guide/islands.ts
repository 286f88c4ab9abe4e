import type { ComponentType } from 'react';
import { helperLoaders } from '../../helpers/loaders';

type LoadComponent = () => Promise<{ default: ComponentType<never> }>;

/** Parts of a guide that need their own code (`Island`), by the name that guides use. */
export const ISLANDS: Readonly<Record<string, LoadComponent>> = {
  ...helperLoaders,
  checklist: () => import('../home/ChecklistView'),
};
