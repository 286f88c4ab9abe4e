import { expect, it } from 'vitest';
import { loadProvider } from '../../config/load-provider';
import { toValuesForHelpers } from './values-for-helpers';

it('helpers name no field for the heap where the panel has none', async () => {
  const provider = await loadProvider();
  const startup = (heapField: boolean) =>
    toValuesForHelpers({ ...provider, features: { ...provider.features, heapField } }).screens
      .startup;
  expect(startup(true)).toEqual(provider.screens.panel.startup);
  expect(startup(false)).not.toHaveProperty('heap');
  expect(startup(false)).toHaveProperty('command');
});
