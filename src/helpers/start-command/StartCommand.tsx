import { useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { clientProvider } from '../../facts/client-provider';
import { CheckBox, FieldRow, Select, TextField } from '../../ui/Field';
import { Fold } from '../../ui/Fold';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import styles from './styles.module.css';
import { startCommand, type Collector, type Remark, type Software } from './model';

const JAVA = ['25', '21', '17', '16', '11', '8'] as const;

const REMARKS: Readonly<Record<Remark, string>> = {
  'no-flags-first':
    'Start without these first: the defaults of Java 21 and newer are good. Add them only if spark gc shows long or frequent pauses, and compare.',
  'little-memory': 'Paper advises more heap than this for Aikar’s flags; they may gain nothing.',
  'large-variant':
    'Above 12 GB of heap five numbers differ. Go back to the smaller ones if collections of the old part increase.',
  'zgc-cost':
    'ZGC wants free processor cores and free heap. On a small plan it makes a server slower.',
  plenty: 'More heap than this rarely helps a game server.',
  'small-heap': 'This is little for a game server of today. A larger plan, or a smaller game.',
};

const REASONS = {
  limit: 'Give the memory of the plan in GB, from 0.5 to 1024.',
  jar: 'The name of a .jar file, without spaces.',
  'zgc-java': 'ZGC for game servers needs Java 21 or newer.',
} as const;

const gb = (mb: number) => `${mb.toLocaleString('en-US')} MB`;

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
  const limitMb = memory.trim() === '' ? NaN : Number(memory) * 1024;
  const result = startCommand(
    { limitMb, software, heavy, java: Number(java), collector, own, jar: own ? jar : 'server.jar' },
    limits.heapReserveMb,
  );
  const error = (reason: keyof typeof REASONS) =>
    !result.ok && result.reason === reason ? REASONS[reason] : undefined;

  return (
    <HelperPanel
      title="Start-command generator"
      intro="The heap that fits your memory, and flags only where they help."
    >
      <FieldRow>
        <Select
          label="Where it runs"
          value={place}
          onValue={setPlace}
          options={[
            ['panel', 'Game server in the panel'],
            ['own', 'Own VPS or dedicated machine'],
          ]}
        />
        <Select
          label="Software"
          value={software}
          onValue={setSoftware}
          options={[
            ['server', 'Game server (Paper, Fabric, Forge, …)'],
            ['proxy', 'Velocity proxy'],
          ]}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label="Memory in GB"
          inputMode="decimal"
          value={memory}
          onValue={setMemory}
          hint={own ? 'What the machine has, less 1 GB for the system.' : 'The limit of the plan.'}
          error={error('limit')}
        />
        <Select
          label="Java"
          value={java}
          onValue={setJava}
          options={JAVA.map((version) => [version, `Java ${version}`])}
        />
        <Select
          label="Collector flags"
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
            label="File to start"
            value={jar}
            onValue={setJar}
            error={error('jar')}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </FieldRow>
      {software === 'server' && (
        <CheckBox
          label="Large modpack, a web map that renders, or a database inside"
          hint="Leaves 1,000 MB more outside the heap."
          checked={heavy}
          onValue={setHeavy}
        />
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
            <Output title="Start command" text={result.command} label="Copy the command" />
          ) : (
            <>
              <Output
                title={`${startup.label}: ${startup.heap ?? 'heap in MB'}`}
                text={String(result.heapMb)}
                label="Copy the number"
              />
              {result.flags.length > 0 && (
                <Output
                  title={`${startup.label}: ${startup.command ?? 'start command'}, between -Xmx and -jar`}
                  text={result.flags.map(({ flag }) => flag).join(' ')}
                  label="Copy the flags"
                />
              )}
            </>
          )}
          {result.flags.length > 0 && (
            <Fold summary="What each flag does">
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
          <p>
            It cannot know how much your mods and plugins take. If the server is killed with exit
            code 137, lower the heap by 500 MB.
          </p>
        </>
      )}
    </HelperPanel>
  );
}
