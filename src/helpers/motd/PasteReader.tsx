import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { TextArea } from '../../ui/Field';
import { Fold } from '../../ui/Fold';
import { InlineCode } from '../../ui/InlineCode';
import { Verdict } from '../../ui/Verdict';
import { listFirstNames, MAX_NAMED } from './judge';
import { parsePasted } from './model';
import { getUnformattedText } from './styled-text';
import { NOTES, PASTE, REASONS, type PasteFailure } from './texts';
import { formatEditable } from './format-text';

function Problem({ pasted }: { pasted: PasteFailure }): ReactNode {
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
      {pasted.escapes.slice(0, MAX_NAMED).map(({ line, found }, index) => (
        <p key={index}>
          <InlineCode text={PASTE.wrongEscape(line, found)} />
        </p>
      ))}
      <p>
        <InlineCode text={PASTE.escapes} />
      </p>
    </Verdict>
  );
}

/** Parses a pasted line, reports what is wrong with it, and loads it into the editor. */
export function PasteReader({ onEdit }: { onEdit: (text: string) => void }): ReactNode {
  return <Fold summary={PASTE.summary}>{() => <Paste onEdit={onEdit} />}</Fold>;
}

function Paste({ onEdit }: { onEdit: (text: string) => void }): ReactNode {
  const [text, setText] = useState('');
  const pasted = parsePasted(text);
  const isCertain =
    pasted.ok && !pasted.ampersands && !pasted.mojibake && pasted.unknown.length === 0;
  return (
    <>
      <TextArea label={PASTE.field} hint={PASTE.hint} rows={4} value={text} onValue={setText} />
      {pasted.ok ? (
        <>
          <Verdict
            tone={isCertain ? 'good' : 'caution'}
            title={PASTE.readable(
              pasted.from,
              getUnformattedText(pasted.letters).replaceAll('\n', ' / ').trim(),
            )}
          >
            {pasted.ampersands && (
              <p>
                <InlineCode text={PASTE.ampersands} />
              </p>
            )}
            {pasted.mojibake && <p>{PASTE.mojibake}</p>}
            {pasted.unseen.length > 0 && <p>{NOTES.unseen(listFirstNames(pasted.unseen))}</p>}
            {pasted.unknown.length > 0 && <p>{NOTES.unknown(listFirstNames(pasted.unknown))}</p>}
          </Verdict>
          <Button onClick={() => onEdit(formatEditable(pasted.letters))}>{PASTE.edit}</Button>
        </>
      ) : (
        <Problem pasted={pasted} />
      )}
    </>
  );
}
