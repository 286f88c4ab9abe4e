import { useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { clientProvider } from '../../facts/client-provider';
import { CheckBox, FieldRow, Select, TextField } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { NumberField } from '../../ui/NumberField';
import { Output } from '../../ui/Output';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import {
  faultsOf,
  MAX_BACKENDS,
  partsOf,
  remarksOf,
  SECRET_BYTES,
  secretFrom,
  type Backend,
  type Field,
} from './model';
import styles from './styles.module.css';
import { PLATFORMS, REMARKS, VIEW, faultWords, partTitle } from './words';

/** Servers and host names to the files of a Velocity network. Nothing of it is kept. */
export default function VelocityBuilder(): ReactNode {
  const { network: provided } = clientProvider(useDocusaurusContext().siteConfig);
  const { internalHostExample, internalPort, examplePort } = provided;
  const [backends, setBackends] = useState<readonly Backend[]>([
    {
      name: 'lobby',
      address: `${internalHostExample}:${internalPort}`,
      hosts: 'play.example.org',
      platform: 'paper',
      landing: true,
    },
    {
      name: 'survival',
      address: `${internalHostExample.replace(/^[^.]*/, 'second-server')}:${internalPort}`,
      hosts: 'survival.example.org',
      platform: 'paper',
      landing: false,
    },
  ]);
  const [port, setPort] = useState(String(examplePort));
  const [motd, setMotd] = useState('<green>My network');
  const [secret, setSecret] = useState<string>();

  const network = { backends, port, motd };
  const faults = faultsOf(network);
  const remarks = remarksOf(network);
  const change = (at: number, values: Partial<Backend>) =>
    setBackends(backends.map((one, index) => (index === at ? { ...one, ...values } : one)));
  const error = (at: number | undefined, field: Field | 'port') => {
    const fault = faults.find(
      (one) => one.field === field && (at === undefined || ('at' in one && one.at === at)),
    );
    return fault && faultWords(fault);
  };
  const general = faults.filter(({ field }) => field === 'landing' || field === 'backends');

  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <FieldRow>
        <NumberField
          label={VIEW.primaryPortOfThe}
          value={port}
          onValue={setPort}
          error={error(undefined, 'port')}
        />
        <TextField label={VIEW.motd} value={motd} onValue={setMotd} />
      </FieldRow>
      {backends.map((backend, at) => (
        <fieldset key={at} className={styles.backend}>
          <legend>Game server {at + 1}</legend>
          <FieldRow>
            <TextField
              label={VIEW.name}
              value={backend.name}
              onValue={(name) => change(at, { name })}
              error={error(at, 'name')}
              autoComplete="off"
              spellCheck={false}
            />
            <TextField
              label={VIEW.internalAddressAndPort}
              value={backend.address}
              onValue={(address) => change(at, { address })}
              error={error(at, 'address')}
              autoComplete="off"
              spellCheck={false}
            />
          </FieldRow>
          <FieldRow>
            <TextField
              label={VIEW.hostNames}
              hint={VIEW.hostNamesHint}
              value={backend.hosts}
              onValue={(hosts) => change(at, { hosts })}
              error={error(at, 'hosts')}
              autoComplete="off"
              spellCheck={false}
            />
            <Select
              label={VIEW.software}
              value={backend.platform}
              onValue={(platform) => change(at, { platform })}
              options={PLATFORMS}
            />
          </FieldRow>
          <CheckBox
            label={VIEW.lobby}
            checked={backend.landing}
            onValue={(landing) => change(at, { landing })}
          />
          {backends.length > 1 && (
            <button
              type="button"
              className="button button--secondary"
              onClick={() => setBackends(backends.filter((_, index) => index !== at))}
            >
              Remove server {at + 1}
            </button>
          )}
        </fieldset>
      ))}
      <p className={styles.buttons}>
        <button
          type="button"
          className="button button--secondary"
          disabled={backends.length >= MAX_BACKENDS}
          onClick={() =>
            setBackends([
              ...backends,
              {
                name: `server${backends.length + 1}`,
                address: '',
                hosts: '',
                platform: 'paper',
                landing: false,
              },
            ])
          }
        >
          {VIEW.addAGameServer}
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() =>
            setSecret(secretFrom(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))))
          }
        >
          {secret === undefined ? 'Make a secret' : 'Make another secret'}
        </button>
      </p>
      {faults.length > 0 ? (
        <Verdict tone="danger" title={VIEW.faults}>
          <p>{general.map(faultWords).join(' ')} Correct what is marked above.</p>
        </Verdict>
      ) : (
        <>
          <Verdict
            tone={secret === undefined || remarks.length > 0 ? 'note' : 'good'}
            title={`${backends.length} game ${backends.length === 1 ? 'server' : 'servers'} behind one proxy, modern forwarding`}
          >
            <p>
              {secret === undefined
                ? 'Make a secret, or put the line of your forwarding.secret in place of the capital letters. '
                : 'The same secret stands in every file. It exists on this page only, until you close or reload it. '}
              {remarks.map((remark) => REMARKS[remark]).join(' ')}
            </p>
          </Verdict>
          {partsOf(network, secret).map((part) => (
            <Output
              key={`${part.on} ${part.file}`}
              title={partTitle(part)}
              text={part.text}
              label={`Copy ${part.file}`}
            />
          ))}
          <p>{VIEW.limits}</p>
        </>
      )}
    </HelperPanel>
  );
}
