import { useState, type ReactNode } from 'react';
import { TextArea } from '../../ui/Field';
import { Fold } from '../../ui/Fold';
import { Verdict } from '../../ui/Verdict';
import { readPasted, type Pasted } from './model';
import { plainText } from './text';
import { PASTE, REASONS } from './words';
import { writeEditable } from './write';

type Failure = Extract<Pasted, { ok: false }>;

/** Tags that a note names before it leaves the rest out. */
const MAX_NAMED = 5;

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
    <Verdict tone="danger" title={PASTE.malformed}>
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
  return <Fold summary={PASTE.summary}>{() => <Paste onEdit={onEdit} />}</Fold>;
}

function Paste({ onEdit }: { onEdit: (text: string) => void }): ReactNode {
  const [text, setText] = useState('');
  const pasted = readPasted(text);
  return (
    <>
      <TextArea label={PASTE.field} hint={PASTE.hint} rows={4} value={text} onValue={setText} />
      {pasted.ok ? (
        <>
          <Verdict
            tone={
              pasted.ampersands || pasted.mojibake || pasted.unknown.length > 0 ? 'caution' : 'good'
            }
            title={PASTE.readable(
              pasted.from,
              plainText(pasted.letters).replaceAll('\n', ' / ').trim(),
            )}
          >
            {pasted.ampersands && (
              <p>
                & codes are not understood there; the game shows them as letters. Write{' '}
                <code>\u00A7</code> in place of &.
              </p>
            )}
            {pasted.mojibake && <p>{PASTE.mojibake}</p>}
            {pasted.unseen.length > 0 && (
              <p>{PASTE.unseen([...new Set(pasted.unseen)].slice(0, MAX_NAMED))}</p>
            )}
            {pasted.unknown.length > 0 && (
              <p>{PASTE.unknown([...new Set(pasted.unknown)].slice(0, MAX_NAMED))}</p>
            )}
          </Verdict>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => onEdit(writeEditable(pasted.letters))}
          >
            {PASTE.edit}
          </button>
        </>
      ) : (
        <Problem pasted={pasted} />
      )}
    </>
  );
}
