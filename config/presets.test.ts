import { describe, expect, it } from 'vitest';
import { provider } from '../provider.config';
import { isFeature } from '../src/facts/features';
import { checkProvider } from './provider';
import { PRESETS, withPreset } from './presets';

const names = Object.keys(PRESETS) as (keyof typeof PRESETS)[];

describe.each(names)('the preset %s', (preset) => {
  it('names screens, labels and functions that there are', () => {
    const { features, screens } = PRESETS[preset];
    expect(Object.keys(features).filter((name) => !isFeature(name))).toEqual([]);
    for (const [id, labels] of Object.entries(screens)) {
      expect(Object.keys(provider.screens.panel[id] ?? {}), id).toEqual(
        expect.arrayContaining(Object.keys(labels)),
      );
    }
  });

  it('is chosen by one line, and changes nothing but the panel', () => {
    const chosen = checkProvider({ ...provider, preset }, 'provider.config.ts', '');
    expect(chosen.panel).toEqual({ ...provider.panel, family: PRESETS[preset].family });
    expect(chosen.features.versions).toBe(false);
    expect(chosen.features.vps).toBe(provider.features.vps);
    expect({ ...chosen, ...{ panel: 0, features: 0, screens: 0, preset: 0 } }).toEqual({
      ...provider,
      ...{ panel: 0, features: 0, screens: 0, preset: 0 },
    });
  });
});

it('Pelican’s own words take the place of the others', () => {
  const { panel } = withPreset({ ...provider, preset: 'pelican' }).screens;
  expect(panel.network?.new).toBe('Add Allocation');
  expect(panel.network?.primary).toBe(provider.screens.panel.network?.primary);
  expect(withPreset(provider)).toBe(provider);
});
