import { expect, it } from 'vitest';
import { VIEW } from './texts';

it('names the fields of the panel, and says what belongs there where they have no name', () => {
  expect(VIEW.panelHeap('Startup', 'Memory')).toBe('Startup: Memory');
  expect(VIEW.panelHeap('Startup', undefined)).toBe('Startup: heap in MB');
  expect(VIEW.panelFlags('Startup', 'Flags')).toBe('Startup: Flags, between -Xmx and -jar');
  expect(VIEW.panelFlags('Startup', undefined)).toBe(
    'Startup: start command, between -Xmx and -jar',
  );
});
