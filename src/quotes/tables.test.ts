import { expect, it } from 'vitest';
import { completeProvider as provider } from '../../fixtures/complete-provider';
import { OFFERED, resolveFact } from './resolve';
import { createFactTables } from './tables';

it('a quote of what the provider file lacks stands in no visible part, and stops no check of hidden ones', () => {
  const { vps: _vps, ...others } = provider;
  const { vpsPanel: _vpsPanel, ...screens } = provider.screens;
  const features = { ...provider.features, vps: false };
  const tables = createFactTables({ ...others, screens, features });
  const { [OFFERED]: _offered, ...hidden } = tables;
  for (const path of [
    'provider.vps.panelName',
    'vpsPanel.options',
    'button.vpsPanel.media.eject',
  ]) {
    expect(resolveFact(path, tables)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('belongs to "vps"') as string,
    });
    expect(resolveFact(path, hidden)).toMatchObject({ ok: true });
  }
  expect(resolveFact('provider.vpss.panelName', hidden)).toMatchObject({ ok: false });
  // Where the file has it, a misspelled one is found.
  const { [OFFERED]: _all, ...full } = createFactTables({ ...provider, features });
  expect(resolveFact('provider.vps.panelNam', full)).toMatchObject({ ok: false });
});
