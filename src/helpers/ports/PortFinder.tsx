import { useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { clientProvider } from '../../facts/client-provider';
import { portTable, type PortId } from '../../facts/ports';
import { FieldRow, Select, TextField } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { InlineCode } from '../../ui/InlineCode';
import { Output } from '../../ui/Output';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import {
  audienceOf,
  firewallLines,
  MOST_USES,
  noteLines,
  readUses,
  report,
  rowOf,
  onDefault,
  writeUses,
  type Conflict,
  type Remark,
  type Use,
} from './model';
import styles from './styles.module.css';

type Place = 'panel' | 'own';

const EXAMPLE: readonly Use[] = (['minecraft', 'voiceChat', 'bluemap', 'rcon'] as const).map(
  onDefault,
);

const REMARKS: Readonly<Record<Remark, string>> = {
  'voice-on-game-port':
    'Voice chat shares the game’s number. That breaks as soon as the game’s query is enabled; give it its own.',
  'ark-pair': 'ARK’s raw socket is the game port plus one; you cannot choose it.',
  pair: 'Geyser on UDP and the game on TCP with one number is the usual pair: set clone-remote-port to true in Geyser.',
  'other-server':
    'A proxy and its game server are normally two servers of yours, each with its own ports. Then there is no conflict.',
};

const PROGRAMS = portTable.map(({ id, program }) => [id, program] as const);

function who(id: PortId): string {
  const row = rowOf(id);
  switch (audienceOf(row)) {
    case 'public':
      return `${row.protocol}, for ${row.reach}.`;
    case 'you':
      return `${row.protocol}, for you only${row.neverPublic === true ? '. Never open it to the internet' : ''}.`;
    case 'nobody':
      return `${row.protocol}, for other programs of yours. Never open it to the internet.`;
  }
}

/** Which ports a set of programs needs, and what collides. */
export default function PortFinder(): ReactNode {
  const { network } = clientProvider(useDocusaurusContext().siteConfig);
  const [uses, setUses] = useUrlState<readonly Use[]>('run', EXAMPLE, readUses, writeUses);
  const [next, setNext] = useState<PortId>('bedrock');
  const [place, setPlace] = useState<Place>('panel');
  const { wrong, conflicts, remarks, open, closed } = report(uses);
  const nameOf = (index: number) => {
    const use = uses[index];
    return use === undefined ? '' : rowOf(use.id).program;
  };
  const clash = ({ first, second, port, protocol }: Conflict) =>
    `${nameOf(first)} and ${nameOf(second)} both want ${protocol} ${port}.`;
  const extra = Math.max(open.length - 1, 0);
  const tooMany = place === 'panel' && extra > network.extraPorts;
  const tone =
    wrong.length + conflicts.length > 0 || tooMany
      ? 'danger'
      : remarks.length > 0 || closed.length > 0
        ? 'caution'
        : 'good';
  const title =
    wrong.length > 0
      ? 'A port is missing or is no number'
      : conflicts.length > 0
        ? conflicts.map(clash).join(' ')
        : `${open.length} ${open.length === 1 ? 'port' : 'ports'} to open: ${open.join(', ') || 'none'}`;

  return (
    <HelperPanel
      title="Port finder"
      intro="What you run, which port each needs, who must reach it, and what collides."
    >
      <FieldRow>
        <Select
          label="Where it runs"
          value={place}
          onValue={setPlace}
          options={[
            ['panel', 'One game server in the panel'],
            ['own', 'Own VPS or dedicated machine'],
          ]}
        />
        <Select label="Program to add" value={next} onValue={setNext} options={PROGRAMS} />
      </FieldRow>
      <p>
        <button
          type="button"
          className="button button--secondary"
          disabled={uses.length >= MOST_USES}
          onClick={() => setUses([...uses, onDefault(next)])}
        >
          Add {rowOf(next).program}
        </button>
      </p>
      <ul className={styles.list}>
        {uses.map(({ id, port }, index) => (
          <li key={index}>
            <TextField
              label={rowOf(id).program}
              inputMode="numeric"
              value={port}
              onValue={(text) =>
                setUses(
                  uses.map((use, at) => (at === index ? { id, port: text.slice(0, 5) } : use)),
                )
              }
              hint={
                <>
                  {who(id)} Set in: <InlineCode text={rowOf(id).setting} />.
                </>
              }
              error={
                wrong.includes(index)
                  ? 'A number from 1 to 65535.'
                  : conflicts
                      .filter(({ first, second }) => first === index || second === index)
                      .map(clash)
                      .join(' ') || undefined
              }
            />
            <button
              type="button"
              className="button button--secondary"
              aria-label={`Remove ${rowOf(id).program}`}
              onClick={() => setUses(uses.filter((_, at) => at !== index))}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <Verdict tone={tone} title={title}>
        <p>
          {place === 'panel'
            ? `The panel gives you the numbers: your primary port and ${extra} more, of up to ${network.extraPorts} on a server. The numbers above are the makers’ defaults; type yours over them. `
            : 'Programs on one machine share its ports, so no two may want the same. '}
          {tooMany && 'These are more than one server has. '}
          {closed.length > 0 &&
            `No public port for ${closed.map((index) => nameOf(index)).join(', ')}. `}
          {remarks.map((remark) => REMARKS[remark]).join(' ')}
        </p>
      </Verdict>
      {place === 'panel' ? (
        <Output
          title="Your list, for a note"
          text={noteLines(uses).join('\n')}
          label="Copy the list"
        />
      ) : (
        <Output
          title="Firewall rules for Ubuntu and Debian (ufw). Allow your own SSH before you switch it on."
          text={firewallLines(uses).join('\n')}
          label="Copy the rules"
        />
      )}
      <p>It cannot see whether a program listens, or what is open already.</p>
    </HelperPanel>
  );
}
