import { useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { clientProvider } from '../../facts/client-provider';
import { portTable, type PortId } from '../../facts/ports';
import { FieldRow, Select } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { InlineCode } from '../../ui/InlineCode';
import { NumberField } from '../../ui/NumberField';
import { Output } from '../../ui/Output';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import {
  firewallLines,
  MAX_USES,
  noteLines,
  readUses,
  report,
  rowOf,
  onDefault,
  writeUses,
  type Conflict,
  type Use,
} from './model';
import styles from './styles.module.css';
import { REMARKS, VIEW, who } from './words';

type Place = 'panel' | 'own';

const EXAMPLE: readonly Use[] = (['minecraft', 'voiceChat', 'bluemap', 'rcon'] as const).map(
  onDefault,
);

const PROGRAMS = portTable.map(({ id, program }) => [id, program] as const);

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
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <FieldRow>
        <Select
          label={VIEW.whereItRuns}
          value={place}
          onValue={setPlace}
          options={[
            ['panel', 'One game server in the panel'],
            ['own', 'Own VPS or dedicated machine'],
          ]}
        />
        <Select label={VIEW.programToAdd} value={next} onValue={setNext} options={PROGRAMS} />
      </FieldRow>
      <p>
        <button
          type="button"
          className="button button--secondary"
          disabled={uses.length >= MAX_USES}
          onClick={() => setUses([...uses, onDefault(next)])}
        >
          Add {rowOf(next).program}
        </button>
      </p>
      <ul className={styles.list}>
        {uses.map(({ id, port }, index) => (
          <li key={index}>
            <NumberField
              label={rowOf(id).program}
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
              {VIEW.remove}
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
          title={VIEW.yourListForA}
          text={noteLines(uses).join('\n')}
          label={VIEW.copyTheList}
        />
      ) : (
        <Output
          title={VIEW.firewall}
          text={firewallLines(uses).join('\n')}
          label={VIEW.copyTheRules}
        />
      )}
      <p>{VIEW.limits}</p>
    </HelperPanel>
  );
}
