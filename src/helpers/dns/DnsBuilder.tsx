import { useState, type ReactNode } from 'react';
import provider from '@generated/values-for-helpers/default/provider.json';
import { products } from '../../../products/all';
import { port } from '../../fact-tables/ports';
import { FieldRow, toOptions, Select, TextField } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { NumberField } from '../../ui/NumberField';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import { DnsAnswer } from './DnsAnswer';
import { planRecords, type DnsField, type DnsGame, type DnsInput, type DnsProblem } from './model';
import { VIEW, findError } from './texts';

/** Minecraft first: most readers have it. */
const GAMES: readonly DnsGame[] = products
  .toSorted((a, b) => (a.card?.order ?? 0) - (b.card?.order ?? 0))
  .flatMap(({ id, join = [] }) =>
    join.map(({ port: portId, ...game }) => ({ id, ...game, port: port[portId] ?? 0 })),
  );
const [JAVA] = GAMES as readonly [DnsGame];
const MAX_NAME = 253;
const LITERAL = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

const findGame = (id: string): DnsGame | undefined => GAMES.find((game) => game.id === id);
const shortenText = (text: string): string | undefined =>
  text.length <= MAX_NAME ? text : undefined;

/** The form fields; those that are safe to share are kept in the page's address. */
function useInput(example: { readonly exampleAddress: string; readonly examplePort: number }) {
  const [game, setGame] = useUrlState({
    key: 'game',
    initial: JAVA,
    read: findGame,
    write: ({ id }) => id,
  });
  const [domain, setDomain] = useUrlState({
    key: 'domain',
    initial: 'example.org',
    read: shortenText,
    write: String,
  });
  const [front, setFront] = useUrlState({
    key: 'name',
    initial: 'play',
    read: shortenText,
    write: String,
  });
  const [address, setAddress] = useState(example.exampleAddress);
  const [portText, setPort] = useState(String(example.examplePort));
  const [target, setTarget] = useState('');
  const [targetHas, setTargetHas] = useState<DnsInput['targetHas']>('unknown');
  const input: DnsInput = { game, address, port: portText, domain, front, target, targetHas };
  return { input, setGame, setAddress, setPort, setDomain, setFront, setTarget, setTargetHas };
}

type DnsForm = ReturnType<typeof useInput>;
type GetError = (field: DnsField) => string | undefined;

function ServerFields({ entry, error }: { entry: DnsForm; error: GetError }): ReactNode {
  const { input, setGame, setAddress, setPort, setDomain, setFront } = entry;
  return (
    <>
      <FieldRow>
        <Select
          label={VIEW.game}
          value={input.game.id}
          onValue={(id) => setGame(findGame(id) ?? JAVA)}
          options={GAMES.map(({ id, name }) => [id, name] as const)}
        />
        <TextField
          {...LITERAL}
          label={VIEW.addressLabel}
          value={input.address}
          onValue={setAddress}
          hint={VIEW.addressHint}
          error={error('address')}
        />
        <NumberField
          label={VIEW.port}
          value={input.port}
          onValue={setPort}
          hint={VIEW.usualPort(input.game.port)}
          error={error('port')}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          {...LITERAL}
          label={VIEW.domainLabel}
          value={input.domain}
          onValue={setDomain}
          hint={VIEW.domainHint}
          error={error('domain')}
        />
        <TextField
          {...LITERAL}
          label={VIEW.nameLabel}
          value={input.front}
          onValue={setFront}
          hint={VIEW.nameHint}
          error={error('front')}
        />
      </FieldRow>
    </>
  );
}

/** For an SRV record that points to a different name. */
function TargetFields({ entry, error }: { entry: DnsForm; error: GetError }): ReactNode {
  const { input, setTarget, setTargetHas } = entry;
  return (
    <details>
      <summary>{VIEW.otherTargetLabel}</summary>
      <FieldRow>
        <TextField
          {...LITERAL}
          label={VIEW.targetLabel}
          value={input.target}
          onValue={setTarget}
          hint={VIEW.targetHint}
          error={error('target')}
        />
        <Select
          label={VIEW.targetHasLabel}
          value={input.targetHas}
          onValue={setTargetHas}
          options={toOptions(VIEW.targetHas)}
        />
      </FieldRow>
    </details>
  );
}

function Refused({ problems }: { problems: readonly DnsProblem[] }): ReactNode {
  return (
    <Verdict tone="danger" title={VIEW.noRecords}>
      <ul>
        {problems.map(({ field, reason }) => (
          <li key={field + reason}>{findError(problems, field)}</li>
        ))}
      </ul>
    </Verdict>
  );
}

/** Turns game, address, port and domain into the exact records, and the checks that verify them. */
export default function DnsBuilder(): ReactNode {
  const entry = useInput(provider.network);
  const { game } = entry.input;
  const result = planRecords(entry.input);
  const getError: GetError = (field) => (result.ok ? undefined : findError(result.problems, field));
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <ServerFields entry={entry} error={getError} />
      {game.service !== undefined && <TargetFields entry={entry} error={getError} />}
      {result.ok ? (
        <DnsAnswer plan={result} game={game.name} />
      ) : (
        <Refused problems={result.problems} />
      )}
    </HelperPanel>
  );
}
