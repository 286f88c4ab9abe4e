import { useEffect, useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { clientProvider } from '../../facts/client-provider';
import { FieldRow, Select, TextField } from '../../ui/Field';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { TimesTable } from '../../ui/TimesTable';
import { deviceZone, offsetMinutes, offsetName, zoneNames } from '../../lib/timeZone';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import { Changes } from './Changes';
import { FIELD_NAMES, joinLine, readFields, splitLine, type Fields } from './fields';
import { clock, LAST_DAY, readClock, toLocal, toUtc, type Days } from './local';
import { asText, recipe, RECIPES, type RecipeName } from './recipes';
import { nextRuns, remarks, words } from './runs';
import styles from './styles.module.css';
import { RECIPE_LABELS, VIEW, WARNINGS, WEEK } from './words';

/** The example that the built page shows: the day on which the guide was checked. */
const EXAMPLE = { zone: 'America/New_York', now: Date.UTC(2026, 10, 20, 12) };

/** Days as one word, for the choice; and back. */
function dayKey(days: Days): string {
  if (days.kind === 'daily') return 'daily';
  return days.kind === 'monthly' ? `m${days.day}` : `w${days.weekdays.join('')}`;
}

function daysOf(key: string): Days {
  if (key.startsWith('m')) return { kind: 'monthly', day: Number(key.slice(1)) };
  if (key.startsWith('w')) return { kind: 'weekly', weekdays: Array.from(key.slice(1), Number) };
  return { kind: 'daily' };
}

const DAY_OPTIONS: readonly (readonly [string, string])[] = [
  ['daily', 'Every day'],
  ...WEEK.map((name, day) => [`w${day}`, `Every ${name}`] as const),
  ['w12345', 'Monday to Friday'],
  ['w06', 'Saturday and Sunday'],
  ...Array.from(
    { length: LAST_DAY },
    (_, day) => [`m${day + 1}`, `Monthly on day ${day + 1}`] as const,
  ),
];

/** Local time or five fields to words, next runs and a list of tasks, all in UTC. */
export default function ScheduleBuilder(): ReactNode {
  const { schedules: limits, screens } = clientProvider(useDocusaurusContext().siteConfig);
  const labels = screens.schedules;
  const [kind, setKind] = useState<RecipeName>('restart');
  const [warnings, setWarnings] = useState<keyof typeof WARNINGS>('5,1');
  const made = recipe(kind, warnings.split(',').map(Number), limits.tasksPerSchedule);
  const [fields, setFields] = useUrlState('cron', made.fields, splitLine, joinLine);
  const [zone, setZone] = useState(EXAMPLE.zone);
  const [now, setNow] = useState(EXAMPLE.now);
  const [zones, setZones] = useState<readonly string[]>([EXAMPLE.zone]);
  const [inexpressible, setInexpressible] = useState(false);
  useEffect(() => {
    const own = deviceZone();
    setZone(own);
    setZones(zoneNames(own, 'UTC'));
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);

  const reading = readFields(fields);
  const offset = offsetMinutes(zone, now) ?? 0;
  const local = reading.ok ? toLocal(reading.expression, offset) : undefined;
  const [typed, setTyped] = useState<string>();
  const runs = reading.ok ? nextRuns(reading, now, 5) : [];
  const found = reading.ok ? remarks(reading, limits.minimumMinutes) : [];

  const write = (next: Fields | undefined) => {
    setInexpressible(next === undefined);
    if (next !== undefined) setFields(next);
  };
  const chooseTime = (text: string) => {
    const minutes = readClock(text);
    setTyped(minutes === undefined ? text : undefined);
    if (minutes !== undefined)
      write(toUtc({ minutes, days: local?.days ?? { kind: 'daily' } }, offset));
  };
  const chooseDays = (key: string) =>
    write(toUtc({ minutes: local?.minutes ?? 240, days: daysOf(key) }, offset));
  const key = local === undefined ? '' : dayKey(local.days);
  const options = DAY_OPTIONS.some(([value]) => value === key)
    ? DAY_OPTIONS
    : [[key, 'As in the fields below'] as const, ...DAY_OPTIONS];

  return (
    <HelperPanel title={helper.title} intro={VIEW.intro}>
      <FieldRow>
        <Select
          label={VIEW.whatItDoes}
          value={kind}
          onValue={(next) => {
            setKind(next);
            write(recipe(next, [5], limits.tasksPerSchedule).fields);
          }}
          options={RECIPES.map((name) => [name, RECIPE_LABELS[name]] as const)}
        />
        {kind === 'restart' && (
          <Select
            label={VIEW.warnPlayers}
            value={warnings}
            onValue={setWarnings}
            options={Object.entries(WARNINGS) as [keyof typeof WARNINGS, string][]}
          />
        )}
      </FieldRow>
      <FieldRow>
        <TextField
          label={VIEW.startsAtYourTime}
          type="time"
          value={typed ?? (local === undefined ? '' : clock(local.minutes))}
          onValue={chooseTime}
          onBlur={() => setTyped(undefined)}
          error={
            inexpressible
              ? 'In UTC this day of the month is not the same in every month. Choose day 27 or earlier, or another hour.'
              : undefined
          }
        />
        <Select label={VIEW.on} value={key} onValue={chooseDays} options={options} />
        <Select
          label={VIEW.yourTimeZone}
          value={zone}
          onValue={(next) => {
            // The local time stays, the fields follow.
            if (local !== undefined) write(toUtc(local, offsetMinutes(next, now) ?? 0));
            setZone(next);
          }}
          options={(zones.includes(zone) ? zones : [zone, ...zones]).map(
            (name) => [name, name] as const,
          )}
          hint={`Now ${offsetName(offset)}.`}
        />
      </FieldRow>
      <div className={styles.fields}>
        {FIELD_NAMES.map((name) => (
          <TextField
            key={name}
            label={labels[name] ?? name}
            value={fields[name]}
            onValue={(value) => {
              setInexpressible(false);
              setFields({ ...fields, [name]: value });
            }}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            error={
              reading.ok ? undefined : reading.problems.find(({ field }) => field === name)?.text
            }
          />
        ))}
      </div>
      {reading.ok ? (
        <>
          <Verdict
            tone={
              found.some(({ tone }) => tone === 'danger')
                ? 'danger'
                : found.length > 0
                  ? 'caution'
                  : 'good'
            }
            title={`${words(reading)} (UTC)`}
          >
            {found.map(({ text }) => (
              <p key={text}>{text}</p>
            ))}
            {kind === 'restart' && local !== undefined && (
              <p>
                Warnings begin at {clock(local.minutes)} your time; the restart comes{' '}
                {warnings.split(',')[0]} {warnings === '1' ? 'minute' : 'minutes'} later, at{' '}
                {clock((local.minutes + Number(warnings.split(',')[0])) % 1440)}.
              </p>
            )}
          </Verdict>
          {runs.length > 0 && (
            <TimesTable
              caption={now === EXAMPLE.now ? 'Next five runs, an example' : 'Next five runs'}
              moments={runs}
              zone={zone}
            />
          )}
          <Changes expression={reading.expression} zone={zone} now={now} />
          <Output
            title={VIEW.output}
            text={asText({ ...made, fields }, labels)}
            label={VIEW.copyTheTaskList}
          />
          {kind === 'purge' && <p>{VIEW.purgeNote}</p>}
        </>
      ) : (
        <Verdict tone="danger" title={VIEW.refused}>
          {reading.problems.map(({ field, text }) => (
            <p key={field}>
              {labels[field] ?? field}: {text}
            </p>
          ))}
        </Verdict>
      )}
    </HelperPanel>
  );
}
