import type { ReactNode } from 'react';
import { Output } from '../../ui/Output';
import type { Tone } from '../../ui/tone';
import { Verdict } from '../../ui/Verdict';
import { digChecks, nslookupChecks, zoneLines, type Check } from './checks';
import type { Note, Plan } from './model';
import { Records } from './Records';
import { VIEW, noteText } from './texts';

const lines = (checks: readonly Check[], part: keyof Check) =>
  checks.map((check) => check[part]).join('\n');

function toneOf(notes: readonly Note[]): Tone {
  if (notes.includes('target-unknown') || notes.includes('host-name')) return 'caution';
  return notes.includes('example-address') ? 'note' : 'good';
}

/** The records, and the commands that verify them. */
export function Answer({ plan, game }: { plan: Plan; game: string }): ReactNode {
  const { rows, notes, players, port } = plan;
  const onUnix = digChecks(rows);
  const onWindows = nslookupChecks(rows);
  return (
    <>
      <Verdict
        tone={toneOf(notes)}
        title={VIEW.verdict(rows.length, players, notes.includes('type-port') ? port : undefined)}
      >
        {notes.map((note) => (
          <p key={note}>{noteText(note, plan, game)}</p>
        ))}
      </Verdict>
      <Records rows={rows} />
      <Output title={VIEW.zoneFile} text={zoneLines(rows)} label={VIEW.copyZoneFile} />
      <Output title={VIEW.unixCheck} text={lines(onUnix, 'command')} label={VIEW.copyUnixCheck} />
      <Output
        title={VIEW.unixAnswer}
        text={lines(onUnix, 'expected')}
        label={VIEW.copyUnixAnswer}
      />
      <details>
        <summary>{VIEW.windowsCheck}</summary>
        <Output
          title={VIEW.windowsCheckTitle}
          text={lines(onWindows, 'command')}
          label={VIEW.copyWindowsCheck}
        />
        <Output
          title={VIEW.windowsAnswer}
          text={lines(onWindows, 'expected')}
          label={VIEW.copyWindowsAnswer}
        />
      </details>
    </>
  );
}
