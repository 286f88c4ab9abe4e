import { useState, type ReactNode } from 'react';
import { TextArea } from '../../ui/Field';
import { Fold } from '../../ui/Fold';
import { Verdict } from '../../ui/Verdict';
import { readPasted, type Pasted } from './model';
import { plainText } from './text';
import { writeEditable } from './write';

type Failure = Extract<Pasted, { ok: false }>;

const REASONS: Readonly<
  Record<Exclude<Failure['reason'], 'malformed' | 'empty'>, readonly [string, string]>
> = {
  'too-long': [
    'This is longer than any message of the day',
    'Paste the line that begins with motd.',
  ],
  section: [
    'Velocity refuses § codes: Can’t parse your MOTD',
    'Paste the text between the quotation marks alone, edit it above, and choose velocity.toml.',
  ],
  'no-motd': ['No line begins with motd=', 'Paste that line, or the whole server.properties.'],
  json: ['This is no text component', 'Its JSON is broken, or a color or text in it is none.'],
  toml: ['The quotation marks of this line do not match', 'Write motd = "…" in one line.'],
};

function Problem({ pasted }: { pasted: Failure }): ReactNode {
  if (pasted.reason === 'empty') return null;
  if (pasted.reason !== 'malformed') {
    const [title, help] = REASONS[pasted.reason];
    return (
      <Verdict tone="danger" title={title}>
        <p>{help}</p>
      </Verdict>
    );
  }
  return (
    <Verdict tone="danger" title="Malformed \uxxxx encoding: the server does not start with this">
      {pasted.escapes.slice(0, 5).map(({ line, found }, index) => (
        <p key={index}>
          Line {line}: <code>{found}</code> is not a <code>\u</code> with four digits of 0–9 and
          A–F.
        </p>
      ))}
      <p>
        For a color write <code>\u00A7</code> and one code; for a real backslash write two.
      </p>
    </Verdict>
  );
}

/** Reads a line that the reader has, says what is wrong with it, and takes it into the editor. */
export function PasteReader({ onEdit }: { onEdit: (text: string) => void }): ReactNode {
  return (
    <Fold summary="Check or edit a line you already have">{() => <Paste onEdit={onEdit} />}</Fold>
  );
}

function Paste({ onEdit }: { onEdit: (text: string) => void }): ReactNode {
  const [text, setText] = useState('');
  const pasted = readPasted(text);
  return (
    <>
      <TextArea
        label="Paste the motd line, or the whole file"
        hint="server.properties, velocity.toml or a JSON text component. Only the line motd= is kept."
        rows={4}
        value={text}
        onValue={setText}
      />
      {pasted.ok ? (
        <>
          <Verdict
            tone={pasted.ampersands || pasted.unknown.length > 0 ? 'caution' : 'good'}
            title={`Readable as ${pasted.from}: ${plainText(pasted.letters).replaceAll('\n', ' / ').trim() || 'an empty text'}`}
          >
            {pasted.ampersands && (
              <p>
                & codes are not understood there; the game shows them as letters. Write{' '}
                <code>\u00A7</code> in place of &.
              </p>
            )}
            {pasted.unknown.length > 0 && (
              <p>The game does not know {[...new Set(pasted.unknown)].slice(0, 5).join(', ')}.</p>
            )}
          </Verdict>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => onEdit(writeEditable(pasted.letters))}
          >
            Edit it above
          </button>
        </>
      ) : (
        <Problem pasted={pasted} />
      )}
    </>
  );
}
