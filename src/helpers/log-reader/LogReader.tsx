import { useRef, useState, type ReactNode } from 'react';
import { CheckBox, TextArea } from '../../ui/Field';
import { FileDrop } from '../../ui/FileDrop';
import { HelperPanel } from '../../ui/HelperPanel';
import { Verdict } from '../../ui/Verdict';
import { exampleRedacted, exampleReport } from './example';
import { Findings } from './Findings';
import { Redacted } from './Redacted';
import styles from './styles.module.css';
import { useLogWorker, type State } from './useLogWorker';

const REASONS = {
  empty: 'The file is empty.',
  'not-text':
    'This is not a log: it holds no text. Take logs/latest.log, a file of crash-reports, or a .log.gz of the folder logs.',
  unreadable: 'The file cannot be unpacked. Download it again, or take logs/latest.log.',
  'no-worker':
    'Your browser could not start the reader. Reload the page, or search the log yourself as described below.',
} as const;

const CUTS = {
  'too-large': 'Only the first 20 MB were read; the rest is not in the copy either.',
  damaged: 'The file breaks off in the middle; it was read up to there.',
} as const;

const MEGABYTE = 1024 * 1024;

function Reading({
  progress,
  onCancel,
}: {
  progress: Extract<State, { kind: 'reading' }>['progress'];
  onCancel: () => void;
}): ReactNode {
  const bytes = progress?.bytes ?? 0;
  return (
    <>
      <p className={styles.progress}>
        <label>
          Reading, {(bytes / MEGABYTE).toFixed(1)} MB done{' '}
          {progress?.total === undefined ? (
            <progress />
          ) : (
            <progress value={bytes} max={progress.total} />
          )}
        </label>
        <button type="button" className="button button--secondary" onClick={onCancel}>
          Cancel
        </button>
      </p>
      {progress !== undefined && progress.report.problems.length > 0 && (
        <Findings report={progress.report} title="So far" />
      )}
    </>
  );
}

function Result({ state, onCancel }: { state: State; onCancel: () => void }): ReactNode {
  switch (state.kind) {
    case 'example':
      return (
        <>
          <Findings report={exampleReport} title="Example" />
          <Redacted report={exampleReport} redacted={exampleRedacted} />
        </>
      );
    case 'reading':
      return <Reading progress={state.progress} onCancel={onCancel} />;
    case 'done':
      return (
        <>
          <Findings report={state.reading.report}>
            {state.reading.cut !== undefined && <p>{CUTS[state.reading.cut]}</p>}
          </Findings>
          <Redacted report={state.reading.report} redacted={state.reading.redacted} />
        </>
      );
    case 'canceled':
      return <Verdict tone="note" title="Canceled" />;
    case 'failed':
      return <Verdict tone="danger" title={REASONS[state.reason]} />;
  }
}

/**
 * Names known problems in a log and makes a redacted copy. The log lives in this page and its
 * worker only: it is neither stored nor put into the address.
 */
export default function LogReader(): ReactNode {
  const { state, read, cancel } = useLogWorker();
  const [pasted, setPasted] = useState('');
  const [coordinates, setCoordinates] = useState(false);
  const last = useRef<Blob | undefined>(undefined);
  const start = (file: Blob, hide: boolean) => {
    last.current = file;
    read(file, { coordinates: hide });
  };
  return (
    <HelperPanel
      title="Log reader"
      intro="Names the known problems in a log or crash report of a Minecraft server or proxy, with the guide for each, and makes a copy without addresses and passwords."
    >
      <FileDrop
        label="Choose or drop logs/latest.log, a crash report or an older .log.gz, up to 20 MB"
        accept=".log,.txt,.gz"
        onFiles={([file]) => {
          if (file !== undefined) start(file, coordinates);
        }}
      />
      <TextArea
        label="Or paste the log"
        rows={4}
        value={pasted}
        onValue={setPasted}
        hint="For more than a few thousand lines, choose the file instead."
      />
      <CheckBox
        label="Hide coordinates, too"
        checked={coordinates}
        onValue={(hide) => {
          setCoordinates(hide);
          if (last.current !== undefined) start(last.current, hide);
        }}
      />
      <p>
        <button
          type="button"
          className="button button--primary"
          disabled={pasted.trim() === ''}
          onClick={() => start(new Blob([pasted]), coordinates)}
        >
          Read the pasted log
        </button>
      </p>
      <Result state={state} onCancel={cancel} />
    </HelperPanel>
  );
}
