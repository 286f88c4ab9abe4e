import type { ReactNode } from 'react';
import { Output } from '../../ui/Output';
import type { Tone } from '../../ui/tone';
import { Verdict } from '../../ui/Verdict';
import { createDigChecks, createNslookupChecks, renderZoneLines, type LookupCheck } from './checks';
import type { DnsNote, DnsPlan } from './model';
import { Records } from './Records';
import { VIEW, describeNote } from './texts';

const splitLines = (checks: readonly LookupCheck[], part: keyof LookupCheck) =>
  checks.map((check) => check[part]).join('\n');

function getTone(notes: readonly DnsNote[]): Tone {
  if (notes.includes('target-unknown') || notes.includes('host-name')) return 'caution';
  return notes.includes('example-address') ? 'note' : 'good';
}

/** The records, and the commands that verify them. */
export function DnsAnswer({ plan, game }: { plan: DnsPlan; game: string }): ReactNode {
  const { records, notes, players, port } = plan;
  const onUnix = createDigChecks(records);
  const onWindows = createNslookupChecks(records);
  return (
    <>
      <Verdict
        tone={getTone(notes)}
        title={VIEW.verdict(
          records.length,
          players,
          notes.includes('type-port') ? port : undefined,
        )}
      >
        {notes.map((note) => (
          <p key={note}>{describeNote(note, plan, game)}</p>
        ))}
      </Verdict>
      <Records rows={records} />
      <Output title={VIEW.zoneFile} text={renderZoneLines(records)} label={VIEW.copyZoneFile} />
      <Output
        title={VIEW.unixCheck}
        text={splitLines(onUnix, 'command')}
        label={VIEW.copyUnixCheck}
      />
      <Output
        title={VIEW.unixAnswer}
        text={splitLines(onUnix, 'expected')}
        label={VIEW.copyUnixAnswer}
      />
      <details>
        <summary>{VIEW.windowsCheck}</summary>
        <Output
          title={VIEW.windowsCheckTitle}
          text={splitLines(onWindows, 'command')}
          label={VIEW.copyWindowsCheck}
        />
        <Output
          title={VIEW.windowsAnswer}
          text={splitLines(onWindows, 'expected')}
          label={VIEW.copyWindowsAnswer}
        />
      </details>
    </>
  );
}
