import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { CheckBox, TextArea } from '../../ui/Field';
import { FileDrop } from '../../ui/FileDrop';
import { HelperPanel } from '../../ui/HelperPanel';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import { exampleRedacted, exampleReport } from './views/example-report';
import { FINDING_ID, Findings } from './views/FindingsView';
import { Redacted } from './views/Redacted';
import styles from './styles.module.css';
import { useLogWorker, type LogWorkerState } from './input/useLogWorker';
import { usePageDrop } from './input/usePageDrop';
import { LABELS, readSummary, REASONS } from './texts';

const MEGABYTE = 1024 * 1024;

function Reading({
  progress,
  onCancel,
}: {
  progress: Extract<LogWorkerState, { kind: 'reading' }>['progress'];
  onCancel: () => void;
}): ReactNode {
  const bytes = progress?.bytes ?? 0;
  return (
    <>
      <p className={styles.progress}>
        <label>
          {LABELS.progress((bytes / MEGABYTE).toFixed(1))}{' '}
          {progress?.total === undefined ? (
            <progress />
          ) : (
            <progress value={bytes} max={progress.total} />
          )}
        </label>
        <Button onClick={onCancel}>{LABELS.cancel}</Button>
      </p>
      {progress !== undefined && progress.report.problems.length > 0 && (
        <Findings report={progress.report} title={LABELS.soFar} />
      )}
    </>
  );
}

function Result({ state, onCancel }: { state: LogWorkerState; onCancel: () => void }): ReactNode {
  switch (state.kind) {
    case 'example':
      return (
        <>
          <Findings report={exampleReport} title={LABELS.example} />
          <Redacted report={exampleReport} redacted={exampleRedacted} />
        </>
      );
    case 'reading':
      return <Reading progress={state.progress} onCancel={onCancel} />;
    case 'done':
      return (
        <>
          <Findings report={state.reading.report}>
            {readSummary(state.reading).map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Findings>
          <Redacted report={state.reading.report} redacted={state.reading.redacted} />
        </>
      );
    case 'canceled':
      return <Verdict tone="note" title={LABELS.canceled} />;
    case 'failed':
      return <Verdict tone="danger" title={REASONS[state.reason]} />;
  }
}

/** After “back” from a guide: returns to the finding that linked there. */
function useReturn(kind: LogWorkerState['kind']): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (kind !== 'done' || !id.startsWith(FINDING_ID)) return;
    const finding = document.getElementById(id);
    finding?.scrollIntoView({ block: 'center' });
    finding?.focus({ preventScroll: true });
  }, [kind]);
}

/** Where a log comes from: a file, or pasted text. */
function Source({
  isOver,
  coordinates,
  onCoordinates,
  onLog,
}: {
  /** A file is being dragged over the page. */
  isOver: boolean;
  coordinates: boolean;
  onCoordinates: (hide: boolean) => void;
  onLog: (log: Blob) => void;
}): ReactNode {
  const [pasted, setPasted] = useState('');
  return (
    <>
      <FileDrop
        label={isOver ? LABELS.dropNow : LABELS.drop}
        accept=".log,.txt,.gz"
        onFiles={([file]) => {
          if (file !== undefined) onLog(file);
        }}
      />
      <TextArea
        label={LABELS.paste}
        rows={4}
        value={pasted}
        onValue={setPasted}
        hint={LABELS.pasteHint}
      />
      <CheckBox label={LABELS.coordinates} checked={coordinates} onValue={onCoordinates} />
      <p>
        <Button
          kind="primary"
          disabled={pasted.trim() === ''}
          onClick={() => onLog(new Blob([pasted]))}
        >
          {LABELS.read}
        </Button>
      </p>
    </>
  );
}

/**
 * Names known problems in a log, or the place to look at, and makes a redacted copy. The log stays
 * in this page and its worker: it is neither stored nor put into the address. The last result stays
 * in memory while the tab is open, so that opening a guide does not lose it.
 */
export default function LogReader(): ReactNode {
  const { state, read, cancel } = useLogWorker();
  const [coordinates, setCoordinates] = useState(false);
  const last = useRef<Blob | undefined>(undefined);
  const panel = useRef<HTMLDivElement>(null);
  useReturn(state.kind);
  const start = useCallback(
    (log: Blob, hide: boolean) => {
      last.current = log;
      read(log, { coordinates: hide });
    },
    [read],
  );
  const onPageDrop = useCallback(
    (file: File) => {
      panel.current?.scrollIntoView({ block: 'start' });
      start(file, coordinates);
    },
    [start, coordinates],
  );
  const isOver = usePageDrop(onPageDrop);
  return (
    <div ref={panel} className={isOver ? styles.over : undefined}>
      <HelperPanel title={helper.title} intro={LABELS.intro}>
        <Source
          isOver={isOver}
          coordinates={coordinates}
          onCoordinates={(hide) => {
            setCoordinates(hide);
            if (last.current !== undefined) start(last.current, hide);
          }}
          onLog={(log) => start(log, coordinates)}
        />
        <Result state={state} onCancel={cancel} />
      </HelperPanel>
    </div>
  );
}
