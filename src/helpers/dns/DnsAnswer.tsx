import type { ReactNode } from 'react';
import { Output } from '../../ui/Output';
import type { Tone } from '../../ui/tone';
import { Verdict } from '../../ui/Verdict';
import { createDigChecks, createNslookupChecks, renderZoneLines, type LookupCheck } from './checks';
import type { DnsNote, DnsPlan } from './model';
import { Records } from './Records';
import { VIEW, describeNote } from './texts';

const joinLines = (checks: readonly LookupCheck[], part: keyof LookupCheck) =>
  checks.map((check) => check[part]).join('\n');

function getTone(notes: readonly DnsNote[]): Tone {
  if (notes.includes('target-unknown') || notes.includes('host-name')) return 'caution';
  return notes.includes('example-address') ? 'note' : 'good';
}

/** The commands that verify the records, and what they print. */
function Checks({ records }: { records: DnsPlan['records'] }): ReactNode {
  const onUnix = createDigChecks(records);
  const onWindows = createNslookupChecks(records);
  return (
    <>
      <Output
        title={VIEW.unixCheck}
        text={joinLines(onUnix, 'command')}
        label={VIEW.copyUnixCheck}
      />
      <Output
        title={VIEW.unixAnswer}
        text={joinLines(onUnix, 'expected')}
        label={VIEW.copyUnixAnswer}
      />
      <details>
        <summary>{VIEW.windowsCheck}</summary>
        <Output
          title={VIEW.windowsCheckTitle}
          text={joinLines(onWindows, 'command')}
          label={VIEW.copyWindowsCheck}
        />
        <Output
          title={VIEW.windowsAnswer}
          text={joinLines(onWindows, 'expected')}
          label={VIEW.copyWindowsAnswer}
        />
      </details>
    </>
  );
}

/** The records, and the commands that verify them. */
export function DnsAnswer({ plan, game }: { plan: DnsPlan; game: string }): ReactNode {
  const { records, notes, players, port } = plan;
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
      <Checks records={records} />
    </>
  );
}
