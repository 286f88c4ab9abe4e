import { useEffect, useState, type ReactNode } from 'react';
import { rust, wipeRuleRead } from '../../../products/rust/facts.data';
import { CopyButton } from '../../ui/CopyButton';
import { FieldRow, Select } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { TimesTable } from '../../ui/TimesTable';
import { dateTimeIn, deviceZone, offsetMinutes, offsetName, zoneNames } from '../../lib/timeZone';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import { calendarFile } from './calendar-file';
import { announcement, nextWipes, readRule, until } from './model';
import styles from './styles.module.css';
import { COUNTS, VIEW } from './words';

/** The example that the built page shows: from the day on which the rule was last read. */
const EXAMPLE = { zone: 'Europe/Berlin', now: Date.parse(wipeRuleRead) };
const FILE_NAME = 'rust-forced-wipes.ics';
const READING = readRule(rust.forcedWipeDay, rust.forcedWipeTime, rust.forcedWipeZone);

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The next forced wipes in UTC and at the reader's place, and as a calendar file. */
export default function WipeCalendar(): ReactNode {
  const [zone, setZone] = useState(EXAMPLE.zone);
  const [zones, setZones] = useState<readonly string[]>([EXAMPLE.zone]);
  const [now, setNow] = useState(EXAMPLE.now);
  const [count, setCount] = useState<(typeof COUNTS)[number][0]>('6');
  useEffect(() => {
    const own = deviceZone();
    setZone(own);
    setZones(zoneNames(own, 'UTC'));
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  const wipes = READING.ok ? nextWipes(READING.rule, now, Number(count)) : [];
  const [next] = wipes;
  const isExample = now === EXAMPLE.now;
  const ics = () =>
    calendarFile(
      wipes.map((at) => ({
        at,
        title: VIEW.rustForcedWipe,
        note: `The forced update is due now and may be late by ${rust.forcedWipeDelay}. Back up, update, start.`,
      })),
      Date.now(),
    );
  return (
    <HelperPanel
      title={helper.title}
      intro={`${rust.forcedWipeDay.replace(/^t/, 'T')} at ${rust.forcedWipeTime} New York time, on your clock.`}
    >
      <FieldRow>
        <Select
          label={VIEW.yourTimeZone}
          value={zone}
          onValue={setZone}
          options={zones.map((item) => [item, item] as const)}
          hint={`Now ${offsetName(offsetMinutes(zone, now) ?? 0)}.`}
        />
        <Select label={VIEW.howFarAhead} value={count} onValue={setCount} options={COUNTS} />
      </FieldRow>
      {next !== undefined && (
        <>
          <Verdict
            tone="note"
            title={
              isExample
                ? `Next after ${dateTimeIn('UTC', now)} UTC, as an example: ${dateTimeIn('UTC', next)} UTC`
                : `Next in ${until(next, now)}: ${dateTimeIn(zone, next)} your time, ${dateTimeIn('UTC', next)} UTC`
            }
          >
            <p>
              The update may come {rust.forcedWipeDelay} late, and Facepunch can move a date. This
              calendar knows the rule, not the announcement: look at their news on the day.
            </p>
          </Verdict>
          <TimesTable caption="Next forced wipes" moments={wipes} zone={zone} />
          <div className={styles.buttons}>
            <button type="button" className="button button--secondary" onClick={() => save(ics())}>
              {VIEW.save}
            </button>
            <CopyButton
              text={wipes.map((at) => `${dateTimeIn('UTC', at)} UTC`).join('\n')}
              label={VIEW.copyTheDates}
            />
          </div>
          <Output
            title={VIEW.announcement}
            text={announcement(next)}
            label={VIEW.copyTheAnnouncement}
          />
        </>
      )}
    </HelperPanel>
  );
}
