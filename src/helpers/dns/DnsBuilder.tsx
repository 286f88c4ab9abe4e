import { useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { products } from '../../../products/all';
import { clientProvider } from '../../facts/client-provider';
import { port } from '../../facts/ports';
import { FieldRow, Select, TextField } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { NumberField } from '../../ui/NumberField';
import { Output } from '../../ui/Output';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import { digChecks, nslookupChecks, zoneLines, type Check } from './checks';
import { plan, type Game, type Input } from './model';
import { Records } from './Records';
import { VIEW, errorOf, noteText } from './words';

/** Minecraft first: most readers have it. */
const GAMES: readonly Game[] = products
  .toSorted((one, other) => (one.card?.order ?? 0) - (other.card?.order ?? 0))
  .flatMap(({ id, join = [] }) =>
    join.map(({ port: portId, ...game }) => ({ id, ...game, port: port[portId] ?? 0 })),
  );
const [JAVA] = GAMES as readonly [Game];
const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id);
const shortText = (text: string): string | undefined => (text.length <= 253 ? text : undefined);
const TARGET_HAS: readonly (readonly [Input['targetHas'], string])[] = [
  ['unknown', 'I do not know'],
  ['address', 'An A or AAAA record'],
  ['alias', 'A CNAME record'],
];

const lines = (checks: readonly Check[], part: keyof Check) =>
  checks.map((check) => check[part]).join('\n');

/** Game, address, port and domain to the exact rows, and the check that proves them. */
export default function DnsBuilder(): ReactNode {
  const { network } = clientProvider(useDocusaurusContext().siteConfig);
  const [game, setGame] = useUrlState('game', JAVA, gameOf, ({ id }) => id);
  const [domain, setDomain] = useUrlState('domain', 'example.org', shortText, String);
  const [front, setFront] = useUrlState('name', 'play', shortText, String);
  const [address, setAddress] = useState(network.exampleAddress);
  const [portText, setPortText] = useState(String(network.examplePort));
  const [target, setTarget] = useState('');
  const [targetHas, setTargetHas] = useState<Input['targetHas']>('unknown');
  const result = plan({ game, address, port: portText, domain, front, target, targetHas });
  const error = (field: Parameters<typeof errorOf>[1]) =>
    result.ok ? undefined : errorOf(result.problems, field);
  const text = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <FieldRow>
        <Select
          label={VIEW.game}
          value={game.id}
          onValue={(id) => setGame(gameOf(id) ?? JAVA)}
          options={GAMES.map(({ id, name }) => [id, name] as const)}
        />
        <TextField
          {...text}
          label={VIEW.ipAddressOfThe}
          value={address}
          onValue={setAddress}
          hint={VIEW.addressHint}
          error={error('address')}
        />
        <NumberField
          label={VIEW.port}
          value={portText}
          onValue={setPortText}
          hint={`Empty means ${game.port}.`}
          error={error('port')}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          {...text}
          label={VIEW.yourDomain}
          value={domain}
          onValue={setDomain}
          hint={VIEW.asYouBoughtIt}
          error={error('domain')}
        />
        <TextField
          {...text}
          label={VIEW.nameInFrontOf}
          value={front}
          onValue={setFront}
          hint={VIEW.nameHint}
          error={error('front')}
        />
      </FieldRow>
      {game.service !== undefined && (
        <details>
          <summary>{VIEW.otherTarget}</summary>
          <FieldRow>
            <TextField
              {...text}
              label={VIEW.target}
              value={target}
              onValue={setTarget}
              hint={VIEW.emptyTheNameAbove}
              error={error('target')}
            />
            <Select
              label={VIEW.thatNameHas}
              value={targetHas}
              onValue={setTargetHas}
              options={TARGET_HAS}
            />
          </FieldRow>
        </details>
      )}
      {result.ok ? (
        <>
          <Verdict
            tone={
              result.notes.includes('target-unknown') || result.notes.includes('host-name')
                ? 'caution'
                : result.notes.includes('example-address')
                  ? 'note'
                  : 'good'
            }
            title={`${result.rows.length === 1 ? 'One record' : 'Two records'}, and players type ${result.players}${result.notes.includes('type-port') ? ` and the port ${result.port}` : ''}`}
          >
            {result.notes.map((note) => (
              <p key={note}>{noteText(note, result, game.name)}</p>
            ))}
          </Verdict>
          <Records rows={result.rows} />
          <Output title={VIEW.zoneFile} text={zoneLines(result.rows)} label={VIEW.copyTheRecords} />
          <Output
            title={VIEW.checkUnix}
            text={lines(digChecks(result.rows), 'command')}
            label={VIEW.copyTheDigLines}
          />
          <Output
            title={VIEW.itMustAnswer}
            text={lines(digChecks(result.rows), 'expected')}
            label={VIEW.copyTheExpectedAnswer}
          />
          <details>
            <summary>{VIEW.checkOnWindows}</summary>
            <Output
              title={VIEW.commandPrompt}
              text={lines(nslookupChecks(result.rows), 'command')}
              label={VIEW.copyTheNslookupLines}
            />
            <Output
              title={VIEW.windowsAnswer}
              text={lines(nslookupChecks(result.rows), 'expected')}
              label={VIEW.copyWindowsAnswer}
            />
          </details>
        </>
      ) : (
        <Verdict tone="danger" title={VIEW.noRecords}>
          <ul>
            {result.problems.map(({ field, reason }) => (
              <li key={field + reason}>{errorOf(result.problems, field)}</li>
            ))}
          </ul>
        </Verdict>
      )}
    </HelperPanel>
  );
}
