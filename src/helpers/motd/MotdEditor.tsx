import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { minecraft } from '../../facts/minecraft';
import { CheckBox, FieldRow, Select, TextField } from '../../ui/Field';
import { Fold } from '../../ui/Fold';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { useUrlState } from '../../ui/useUrlState';
import { Verdict, type Tone } from '../../ui/Verdict';
import { center } from './layout';
import { measure, withGradient, writeFor, type Fit, type Target } from './model';
import { PasteReader } from './PasteReader';
import { Preview } from './Preview';
import { MAX_LENGTH, readText, type Read } from './read';
import { legacyOnly, type Letters } from './text';
import { Toolbar } from './Toolbar';

const EXAMPLE = '&6&lMy Server &7- &fSurvival\n&aNew season on Friday';
const ROOM = minecraft.motdLineWidth.value;
const LINES = minecraft.motdLines.value;

const TARGETS: readonly (readonly [Target, string])[] = [
  ['server', 'server.properties, every version'],
  ['server-utf8', `server.properties, since ${minecraft.propertiesUtf8Since.value}, readable`],
  ['velocity', 'velocity.toml on a proxy'],
  ['plain', 'Plain text without colors'],
];

const OUTPUTS: Readonly<Record<Target, string>> = {
  server: 'Replace the motd line of server.properties by',
  'server-utf8': `Replace the motd line of server.properties by (since ${minecraft.propertiesUtf8Since.value})`,
  velocity: 'Replace the motd line of velocity.toml by',
  plain: 'Plain text',
};

function judge(
  read: Read,
  fit: Fit,
  target: Target,
): { tone: Tone; title: string; notes: string[] } {
  const notes: string[] = [];
  const pixels = fit.widths.slice(0, LINES).join(' and ');
  if (read.unknown.length > 0) {
    notes.push(`The game does not know ${[...new Set(read.unknown)].slice(0, 5).join(', ')}.`);
  }
  if (fit.beyondLegacy && target.startsWith('server')) {
    notes.push(
      'server.properties has sixteen colors. The preview and the line below use the nearest; for exact ones use a Velocity proxy or a plugin.',
    );
  }
  if (fit.uncertain.length > 0) {
    notes.push(
      `${fit.uncertain.slice(0, 10).join(' ')} ${fit.uncertain.length === 1 ? 'is' : 'are'} not in the game’s main font: the width is an estimate, and some players see a box.`,
    );
  }
  if (fit.tooWide.length > 0) {
    const lost = fit.drawn.length > LINES ? ' What does not fit into two lines is not shown.' : '';
    return {
      tone: 'danger',
      title: `Too wide: ${pixels} pixels, about ${ROOM} fit.`,
      notes: [
        `The game continues line ${fit.tooWide.join(' and ')} in the next one.${lost}`,
        ...notes,
      ],
    };
  }
  return {
    tone: notes.length > 0 ? 'caution' : 'good',
    title: `Fits: ${pixels} of about ${ROOM} pixels`,
    notes,
  };
}

const withoutColors = (letters: Letters) => letters.map(({ char }) => ({ char, marks: '' }));

/** Two lines with codes to a preview and the finished setting. */
export default function MotdEditor(): ReactNode {
  const [text, setText] = useUrlState(
    'motd',
    EXAMPLE,
    (value) => value.slice(0, MAX_LENGTH),
    String,
  );
  const [target, setTarget] = useState<Target>('server');
  const [centered, setCentered] = useState(false);
  const [colors, setColors] = useState<readonly [string, string]>(['#f5af19', '#f12711']);
  const cursor = useRef<{ line: number; input: HTMLInputElement; at: number }>(null);

  const [first = '', ...rest] = text.split('\n');
  const lines = [first, rest.join(' ')];
  const setLine = (line: number, value: string) =>
    setText(
      lines.map((old, index) => (index === line ? value.replaceAll('\n', ' ') : old)).join('\n'),
    );
  const remember = (line: number) => (event: SyntheticEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    cursor.current = { line, input, at: input.selectionStart ?? input.value.length };
  };
  const insert = (code: string) => {
    const { line, input, at } = cursor.current ?? { line: 0, input: undefined, at: 0 };
    const old = lines[line] ?? '';
    setLine(line, old.slice(0, at) + code + old.slice(at));
    requestAnimationFrame(() => {
      input?.focus();
      input?.setSelectionRange(at + code.length, at + code.length);
    });
  };
  const sweep = (line: number) => {
    const painted = withGradient(lines[line] ?? '', ...colors);
    if (painted === undefined) return;
    setLine(line, painted);
    setTarget('velocity');
  };

  const read = readText(lines.join('\n'), 'both');
  const typed = read?.letters ?? [];
  const letters = centered ? center(typed, ROOM) : typed;
  const drawn =
    target === 'velocity'
      ? letters
      : target === 'plain'
        ? withoutColors(letters)
        : legacyOnly(letters);
  const fit = measure(drawn, ROOM, LINES);
  const { beyondLegacy } = measure(letters, ROOM, LINES);
  const verdict = read && judge(read, { ...fit, beyondLegacy }, target);
  return (
    <HelperPanel
      title="MOTD editor"
      intro="Type two lines, see them as the server list shows them, and copy the finished setting."
    >
      <Preview lines={fit.drawn.slice(0, LINES)} room={ROOM} />
      {['First line', 'Second line'].map((label, line) => (
        <TextField
          key={label}
          label={label}
          value={lines[line] ?? ''}
          onValue={(value) => setLine(line, value)}
          onSelect={remember(line)}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          {...(line === 1 && {
            hint: 'Codes: &6 or §6, &#ff8800 for any color, MiniMessage tags. A backslash in front makes & or < a letter.',
          })}
        />
      ))}
      <Toolbar onCode={insert} />
      <Fold summary="Gradient, for Velocity and plugins">
        {() => (
          <>
            <FieldRow>
              {(['From', 'To'] as const).map((label, index) => (
                <TextField
                  key={label}
                  label={label}
                  type="color"
                  value={colors[index]}
                  onValue={(value) =>
                    setColors(index === 0 ? [value, colors[1]] : [colors[0], value])
                  }
                />
              ))}
            </FieldRow>
            {['first', 'second'].map((name, line) => (
              <button
                key={name}
                type="button"
                className="button button--secondary margin-right--sm margin-bottom--sm"
                onClick={() => sweep(line)}
              >
                Over the {name} line
              </button>
            ))}
          </>
        )}
      </Fold>
      <CheckBox label="Center both lines" checked={centered} onValue={setCentered} />
      <Select label="For" value={target} onValue={setTarget} options={TARGETS} />
      {verdict ? (
        <Verdict tone={verdict.tone} title={verdict.title}>
          {verdict.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Verdict>
      ) : (
        <Verdict
          tone="danger"
          title={`Too long: at most ${MAX_LENGTH.toLocaleString('en-US')} characters`}
        />
      )}
      <Output title={OUTPUTS[target]} text={writeFor(target, letters)} label="Copy the setting" />
      <PasteReader onEdit={setText} />
      <p>
        Letters stand where the game puts them, but their shapes are your browser’s. Resource packs
        and the game’s Unicode font change the widths.
      </p>
    </HelperPanel>
  );
}
