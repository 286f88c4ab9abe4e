import { useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { clientProvider } from '../../facts/client-provider';
import { CheckBox, FieldRow, Select, TextField } from '../../ui/Field';
import { Fold } from '../../ui/Fold';
import { HelperPanel } from '../../ui/HelperPanel';
import { NumberField } from '../../ui/NumberField';
import { numberOf } from '../../ui/number';
import { Output } from '../../ui/Output';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import styles from './styles.module.css';
import { startCommand, type Collector, type Software } from './model';
import { REASONS, REMARKS, VIEW, gb } from './words';

const JAVA = ['25', '21', '17', '16', '11', '8'] as const;

/** Plan memory to a heap that fits, and flags with their reasons. */
export default function StartCommand(): ReactNode {
  const { limits, screens } = clientProvider(useDocusaurusContext().siteConfig);
  const { startup } = screens;
  const [memory, setMemory] = useUrlState('memory', '8', (text) => text.slice(0, 9), String);
  const [place, setPlace] = useState<'panel' | 'own'>('panel');
  const [software, setSoftware] = useState<Software>('server');
  const [java, setJava] = useState<(typeof JAVA)[number]>('25');
  const [collector, setCollector] = useState<Collector>('none');
  const [heavy, setHeavy] = useState(false);
  const [jar, setJar] = useState('server.jar');
  const own = place === 'own';
  const limitMb = numberOf(memory) * 1024;
  const result = startCommand(
    { limitMb, software, heavy, java: Number(java), collector, own, jar: own ? jar : 'server.jar' },
    limits.heapReserveMb,
  );
  const error = (reason: keyof typeof REASONS) =>
    !result.ok && result.reason === reason ? REASONS[reason] : undefined;

  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <FieldRow>
        <Select
          label={VIEW.whereItRuns}
          value={place}
          onValue={setPlace}
          options={[
            ['panel', 'Game server in the panel'],
            ['own', 'Own VPS or dedicated machine'],
          ]}
        />
        <Select
          label={VIEW.software}
          value={software}
          onValue={setSoftware}
          options={[
            ['server', 'Game server (Paper, Fabric, Forge, …)'],
            ['proxy', 'Velocity proxy'],
          ]}
        />
      </FieldRow>
      <FieldRow>
        <NumberField
          label={VIEW.memoryInGb}
          decimals
          value={memory}
          onValue={setMemory}
          hint={own ? 'What the machine has, less 1 GB for the system.' : 'The limit of the plan.'}
          error={error('limit')}
        />
        <Select
          label={VIEW.java}
          value={java}
          onValue={setJava}
          options={JAVA.map((version) => [version, `Java ${version}`])}
        />
        <Select
          label={VIEW.collectorFlags}
          value={collector}
          onValue={setCollector}
          options={[
            ['none', 'None (start here)'],
            ['tuned', software === 'proxy' ? 'Velocity’s own' : 'Aikar’s'],
            ['zgc', 'ZGC'],
          ]}
          error={error('zgc-java')}
        />
        {own && (
          <TextField
            label={VIEW.fileToStart}
            value={jar}
            onValue={setJar}
            error={error('jar')}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </FieldRow>
      {software === 'server' && (
        <CheckBox label={VIEW.heavy} hint={VIEW.heavyHint} checked={heavy} onValue={setHeavy} />
      )}
      {result.ok && (
        <>
          <Verdict
            tone={result.remarks.length > 0 ? 'caution' : 'good'}
            title={`Heap ${gb(result.heapMb)}, ${gb(result.outsideMb)} stay outside it`}
          >
            <p>
              {result.remarks.length > 0
                ? result.remarks.map((remark) => REMARKS[remark]).join(' ')
                : 'Java needs memory beside the heap; a server that goes over its limit is killed.'}
            </p>
          </Verdict>
          {own ? (
            <Output title={VIEW.startCommand} text={result.command} label={VIEW.copyTheCommand} />
          ) : (
            <>
              <Output
                title={`${startup.label}: ${startup.heap ?? 'heap in MB'}`}
                text={String(result.heapMb)}
                label={VIEW.copyTheNumber}
              />
              {result.flags.length > 0 && (
                <Output
                  title={`${startup.label}: ${startup.command ?? 'start command'}, between -Xmx and -jar`}
                  text={result.flags.map(({ flag }) => flag).join(' ')}
                  label={VIEW.copyTheFlags}
                />
              )}
            </>
          )}
          {result.flags.length > 0 && (
            <Fold summary={VIEW.whatEachFlagDoes}>
              {() => (
                <dl className={styles.flags}>
                  {result.flags.map(({ flag, does }) => (
                    <div key={flag}>
                      <dt>
                        <code>{flag}</code>
                      </dt>
                      <dd>{does}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </Fold>
          )}
          <p>{VIEW.limits}</p>
        </>
      )}
    </HelperPanel>
  );
}
