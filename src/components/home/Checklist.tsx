import type { ReactNode } from 'react';
import { Island } from '../guide/Island';
import type { ChecklistStep } from './ChecklistView';

/** Steps to tick off; ticks stay on this device. */
export function Checklist({ steps }: { steps: readonly ChecklistStep[] }): ReactNode {
  return <Island name="checklist" props={{ steps }} />;
}
