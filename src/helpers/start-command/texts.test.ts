import { expect, it } from 'vitest';
import { VIEW } from './texts';

it('names the fields of the panel, and says what belongs there where they have no name', () => {
  expect(VIEW.panelHeap('Startup', 'Memory', 'Command')).toBe('Startup: Memory');
  expect(VIEW.panelHeap('Startup', undefined, 'Command')).toBe(
    'Startup: Command, in place of its -Xmx',
  );
  expect(VIEW.panelHeap('Startup', undefined, undefined)).toBe(
    'Startup: start command, in place of its -Xmx',
  );
  expect(VIEW.panelFlags('Startup', 'Flags')).toBe('Startup: Flags, between -Xmx and -jar');
  expect(VIEW.panelFlags('Startup', undefined)).toBe(
    'Startup: start command, between -Xmx and -jar',
  );
});
