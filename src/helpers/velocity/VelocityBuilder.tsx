import { useState, type ReactNode } from 'react';
import provider from '@generated/values-for-helpers/default/provider.json';
import { Button } from '../../ui/Button';
import { FieldRow, TextField } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { NumberField } from '../../ui/NumberField';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import { BackendFields } from './BackendFields';
import { Files } from './Files';
import {
  createExampleBackends,
  findFaults,
  MAX_BACKENDS,
  createBackend,
  SECRET_BYTES,
  createSecret,
  type Backend,
  type NetworkFault,
} from './model';
import styles from './styles.module.css';
import { VIEW, describeFault } from './texts';

const createRandomSecret = () => createSecret(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));

/** Why there are no files yet. Faults of a field are shown below that field. */
function Faults({ faults }: { faults: readonly NetworkFault[] }): ReactNode {
  const ofNoField = faults.filter(({ field }) => field === 'landing' || field === 'backends');
  return (
    <Verdict tone="danger" title={VIEW.faults}>
      <p>{[...ofNoField.map(describeFault), VIEW.correct].join(' ')}</p>
    </Verdict>
  );
}

/** Turns servers and host names into the files of a Velocity network. Stores nothing. */
export default function VelocityBuilder(): ReactNode {
  const { internalHostExample, internalPort, examplePort } = provider.network;
  const [backends, setBackends] = useState<readonly Backend[]>(() =>
    createExampleBackends(internalHostExample, internalPort),
  );
  const [port, setPort] = useState(String(examplePort));
  const [motd, setMotd] = useState<string>(VIEW.exampleMotd);
  const [secret, setSecret] = useState<string>();

  const network = { backends, port, motd };
  const faults = findFaults(network);
  const portFault = faults.find(({ field }) => field === 'port');

  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <FieldRow>
        <NumberField
          label={VIEW.portLabel}
          value={port}
          onValue={setPort}
          error={portFault && describeFault(portFault)}
        />
        <TextField label={VIEW.motd} value={motd} onValue={setMotd} />
      </FieldRow>
      {backends.map((backend, at) => (
        <BackendFields
          key={at}
          number={at + 1}
          backend={backend}
          faults={faults.filter((fault) => 'at' in fault && fault.at === at)}
          onChange={(values) => setBackends(backends.with(at, { ...backend, ...values }))}
          onRemove={backends.length > 1 ? () => setBackends(backends.toSpliced(at, 1)) : undefined}
        />
      ))}
      <p className={styles.buttons}>
        <Button
          disabled={backends.length >= MAX_BACKENDS}
          onClick={() => setBackends([...backends, createBackend(backends.length + 1)])}
        >
          {VIEW.addServer}
        </Button>
        <Button onClick={() => setSecret(createRandomSecret())}>
          {secret === undefined ? VIEW.makeSecret : VIEW.makeAnotherSecret}
        </Button>
      </p>
      {faults.length > 0 ? <Faults faults={faults} /> : <Files network={network} secret={secret} />}
    </HelperPanel>
  );
}
