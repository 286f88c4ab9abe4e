import { useState, type ReactNode } from 'react';
import { rust, wipeRuleRead } from '../../../products/rust/facts.data';
import { formatDateTime } from '../../lib/time-zone';
import { Button } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { FieldRow, Select } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { TimesTable } from '../../ui/TimesTable';
import { useClock, type Clock } from '../../ui/useClock';
import { Verdict } from '../../ui/Verdict';
import { LOCALE } from '../../ui/texts';
import { ZoneField } from '../../ui/ZoneField';
import { helper } from '.';
import { renderCalendarFile } from './calendar-file';
import { findNextWipes, parseRule, findWaitUntil } from './model';
import styles from './styles.module.css';
import { announcement, COUNTS, VIEW } from './texts';

/** The example in the built page: from the day on which the rule was last checked. */
const EXAMPLE = { zone: 'Europe/Berlin', now: Date.parse(wipeRuleRead) };
const FILE_NAME = 'rust-forced-wipes.ics';
const READING = parseRule(rust.forcedWipeDay, rust.forcedWipeTime, rust.forcedWipeZone);

const formatUtc = (at: number) => formatDateTime('UTC', at, LOCALE);

function downloadFile(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  // Some browsers fetch the blob URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function downloadCalendar(wipes: readonly number[]): void {
  const note = VIEW.eventNote(rust.forcedWipeDelay);
  const events = wipes.map((at) => ({ at, title: VIEW.event, note }));
  downloadFile(renderCalendarFile(events, Date.now()));
}

/** The dates, in words, as a table, as a file and as an announcement. */
function Dates({
  next,
  wipes,
  clock: { zone, now, isExample },
}: {
  next: number;
  /** All dates, `next` first. */
  wipes: readonly number[];
  clock: Clock;
}): ReactNode {
  const localTime = formatDateTime(zone, next, LOCALE);
  const title = isExample
    ? VIEW.example(formatUtc(now), formatUtc(next))
    : VIEW.next(findWaitUntil(next, now), localTime, formatUtc(next));
  return (
    <>
      <Verdict tone="note" title={title}>
        <p>{VIEW.limits(rust.forcedWipeDelay)}</p>
      </Verdict>
      <TimesTable caption={VIEW.dates} moments={wipes} zone={zone} />
      <div className={styles.buttons}>
        <Button onClick={() => downloadCalendar(wipes)}>{VIEW.save}</Button>
        <CopyButton
          text={wipes.map((at) => `${formatUtc(at)} UTC`).join('\n')}
          label={VIEW.copyDates}
        />
      </div>
      <Output
        title={VIEW.announcement}
        text={announcement(Math.floor(next / 1000))}
        label={VIEW.copyAnnouncement}
      />
    </>
  );
}

/** The next forced wipes in UTC and local time, and as a calendar file. */
export default function WipeCalendar(): ReactNode {
  const clock = useClock(EXAMPLE);
  const [count, setCount] = useState<(typeof COUNTS)[number][0]>('6');
  const wipes = READING.ok ? findNextWipes(READING.rule, clock.now, Number(count)) : [];
  const [next] = wipes;
  return (
    <HelperPanel title={helper.title} intro={VIEW.intro(rust.forcedWipeDay, rust.forcedWipeTime)}>
      <FieldRow>
        <ZoneField clock={clock} onZone={clock.setZone} />
        <Select label={VIEW.howFarAhead} value={count} onValue={setCount} options={COUNTS} />
      </FieldRow>
      {next !== undefined && <Dates next={next} wipes={wipes} clock={clock} />}
    </HelperPanel>
  );
}
