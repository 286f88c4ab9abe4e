import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { minecraft } from '../../facts/minecraft.data';
import { CheckBox, FieldRow, Select, TextField } from '../../ui/Field';
import { Fold } from '../../ui/Fold';
import { HelperPanel } from '../../ui/HelperPanel';
import { Output } from '../../ui/Output';
import { useUrlState } from '../../ui/useUrlState';
import type { Tone } from '../../ui/tone';
import { Verdict } from '../../ui/Verdict';
import { helper } from '.';
import { center } from './layout';
import { measure, withGradient, writeFor, type Fit, type Target } from './model';
import { PasteReader } from './PasteReader';
import { Preview } from './Preview';
import { MAX_LENGTH, readText, type Read } from './read';
import { legacyOnly, type Letters } from './text';
import { Toolbar } from './Toolbar';
import { EDITOR, NOTES } from './words';

const EXAMPLE = '&6&lMy Server &7- &fSurvival\n&aNew season on Friday';
const ROOM = minecraft.motdLineWidth;
const LINES = minecraft.motdLines;

const SINCE = minecraft.propertiesUtf8Since;
const TARGETS = EDITOR.targets(SINCE);
const OUTPUTS = EDITOR.outputs(SINCE);
/** Tags or letters that a note names before it leaves the rest out. */
const MAX_NAMED = 5;
const MAX_LETTERS_NAMED = 10;

function judge(
  read: Read,
  fit: Fit,
  target: Target,
): { tone: Tone; title: string; notes: string[] } {
  const pixels = fit.widths.slice(0, LINES).join(' and ');
  const distinct = (names: readonly string[]) => [...new Set(names)].slice(0, MAX_NAMED);
  const hasSection = read.letters.some(({ char }) => char === '§');
  const notes = [
    ...(read.unknown.length > 0 ? [NOTES.unknown(distinct(read.unknown))] : []),
    ...(read.unseen.length > 0 ? [NOTES.unseen(distinct(read.unseen))] : []),
    ...(target === 'velocity' && hasSection ? [NOTES.section] : []),
    ...(fit.beyondLegacy && target.startsWith('server') ? [NOTES.sixteen] : []),
    ...(fit.uncertain.length > 0
      ? [NOTES.uncertain(fit.uncertain.slice(0, MAX_LETTERS_NAMED))]
      : []),
  ];
  if (fit.tooWide.length > 0) {
    const continued = NOTES.continued(fit.tooWide, fit.drawn.length > LINES);
    return { tone: 'danger', title: NOTES.tooWide(pixels, ROOM), notes: [continued, ...notes] };
  }
  return { tone: notes.length > 0 ? 'caution' : 'good', title: NOTES.fits(pixels, ROOM), notes };
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
    <HelperPanel title={helper.title} intro={EDITOR.intro}>
      <Preview lines={fit.drawn.slice(0, LINES)} room={ROOM} />
      {EDITOR.lines.map((label, line) => (
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
            hint: EDITOR.codesHint,
          })}
        />
      ))}
      <Toolbar onCode={insert} />
      <Fold summary={EDITOR.gradient}>
        {() => (
          <>
            <FieldRow>
              {EDITOR.gradientEnds.map((label, index) => (
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
            {EDITOR.gradientOver.map((name, line) => (
              <button
                key={name}
                type="button"
                className="button button--secondary margin-right--sm margin-bottom--sm"
                onClick={() => sweep(line)}
              >
                {name}
              </button>
            ))}
          </>
        )}
      </Fold>
      <CheckBox label={EDITOR.center} checked={centered} onValue={setCentered} />
      <Select label={EDITOR.target} value={target} onValue={setTarget} options={TARGETS} />
      {verdict ? (
        <Verdict tone={verdict.tone} title={verdict.title}>
          {verdict.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Verdict>
      ) : (
        <Verdict tone="danger" title={EDITOR.tooLong(MAX_LENGTH)} />
      )}
      <Output title={OUTPUTS[target]} text={writeFor(target, letters)} label={EDITOR.copy} />
      <PasteReader onEdit={setText} />
      <p>{EDITOR.limits}</p>
    </HelperPanel>
  );
}
