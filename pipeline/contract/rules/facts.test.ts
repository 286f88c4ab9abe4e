import { describe, expect, it } from 'vitest';
import { loadProvider } from '../../../config/load-provider';
import { createFactTables } from '../../../src/quotes/tables';
import type { Provider } from '../../../src/provider/schema';
import { checkGuide } from '..';

const provider = await loadProvider();
const tables = createFactTables(provider);

/** Findings about a provider value that is typed out. */
const listTypedOut = (text: string, folder = 'running', own: Provider = provider): string[] =>
  checkGuide(
    { file: `docs/${folder}/a.mdx`, source: `---\nslug: /a\nkind: page\n---\n\n${text}\n` },
    { provider: own, tables },
  ).flatMap(({ message }) => (message.includes('typed out') ? [message] : []));

/** Findings about quotes in single brackets. */
const listSingle = (text: string): string[] =>
  checkGuide(
    { file: 'docs/running/a.mdx', source: `---\nslug: /a\nkind: page\n---\n\n${text}\n` },
    { provider, tables },
  ).flatMap(({ line, message }) =>
    message.includes('shown as it is') ? [`${line} ${message}`] : [],
  );

it('a quote in single brackets is found, and nothing that only looks like one', () => {
  expect(listSingle('Port [provider.sftp.port].')).toEqual([
    '6 "[provider.sftp.port]" is shown as it is: write [[provider.sftp.port]], or \\[provider.sftp.port] if you mean that',
  ]);
  for (const text of ['Open [panel.files]: there.', '`[button.panel.files.upload]`', '[term.heap]'])
    expect(listSingle(text), text).toHaveLength(1);
  for (const text of [
    '[[provider.sftp.port]] and [[panel.files]]',
    '[provider.sftp.port](https://example.org)',
    '\\[provider.sftp.port]',
    '`[corpse.access]` and [PalGameEngine.cpp]',
    '```toml\n[server.http]\n```',
  ])
    expect(listSingle(text), text).toEqual([]);
});

describe('provider values', () => {
  it('a typed name, address or label is found', () => {
    const { name, urls, sftp, screens } = provider;
    const label = Object.values(screens.panel.files ?? {}).find((words) => words.includes(' '));
    for (const value of [name, urls.panel, sftp.host, `**${label}**`])
      expect(listTypedOut(`Open ${value} now.`), value).not.toEqual([]);
  });

  it('a label of one word is found where the same paragraph quotes its screen', () => {
    const start = 'Start';
    const { panel } = provider.screens;
    const console = { label: 'Console', stop: 'Stop', ...panel.console, start };
    const own = { ...provider, screens: { ...provider.screens, panel: { ...panel, console } } };
    const list = (text: string) => listTypedOut(text, 'running', own);
    const typed = `label typed out: "${start}" (quote [[panel.…]] or [[button.panel.…]])`;
    expect(list(`Open [[panel.console]] and press **${start}**.`)).toEqual([typed]);
    expect(list(`In [[button.panel.console.stop]], **${start}** is next.`)).toEqual([typed]);
    expect(list(`Press **${start}** in WinMTR.`)).toEqual([]);
    expect(list(`Open [[panel.files]], and press **${start}** in WinMTR.`)).toEqual([]);
  });

  it('a number with its unit is found on panel and billing pages', () => {
    const text = `Within ${provider.billing.refundHours} hours.`;
    expect(listTypedOut(text, 'billing').join()).toMatch(/^provider number/);
    expect(listTypedOut(text)).toEqual([]);
  });

  it('a time of day is found on panel and billing pages', () => {
    const own = { ...provider, billing: { ...provider.billing, runsAtUtc: '04:15' } };
    for (const typed of ['at 04:15 UTC', 'at 4:15 UTC', 'at 4:15 in the morning'])
      expect(listTypedOut(`Runs ${typed}.`, 'billing', own).join(), typed).toContain(
        '4:15" (quote [[provider.billing.runsAtUtc]])',
      );
    // Other times, a duration, and pages about something else.
    expect(listTypedOut('Runs at 14:15 and 04:15:30.', 'billing', own)).toEqual([]);
    expect(listTypedOut('Runs at 04:15 UTC.', 'running', own)).toEqual([]);
  });

  it.each(['EUR 9', '9 EUR', '€9.00', '9 €', '[[provider.billing.currency]] 9'])(
    'an amount of money is found: %s',
    (amount) => {
      const { billing } = provider;
      const small = { ...billing.examplePlans.small, pricePerMonth: 9 };
      const examplePlans = { ...billing.examplePlans, small };
      const own = { ...provider, billing: { ...billing, currency: 'EUR', examplePlans } };
      const found = (text: string) => listTypedOut(text, 'billing', own);
      expect(found(`A month costs ${amount}, paid ahead.`).join()).toMatch(
        /quote \[\[provider\.billing\.examplePlans\.small\.pricePerMonth\]\]/,
      );
      // Other amounts, and one that is part of a longer number.
      expect(found(`A month costs ${amount.replace('9', '17')}.`)).toEqual([]);
      expect(found(`A month costs ${amount.replace(/9(?:\.00)?/, '9.50')}.`)).toEqual([]);
      expect(found(`A month costs ${amount.replace('9', '49')}.`)).toEqual([]);
    },
  );
});
