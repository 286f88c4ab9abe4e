import type { ReactNode } from 'react';
import { Island } from '../guide/Island';
import type { Step } from './ChecklistView';

/** Steps to tick off; ticks stay on this device. */
export function Checklist({ steps }: { steps: readonly Step[] }): ReactNode {
  return <Island name="checklist" props={{ steps }} />;
}
