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
  return (
    <>
      <TextArea label={PASTE.field} hint={PASTE.hint} rows={4} value={text} onValue={setText} />
      {pasted.ok ? <Reading pasted={pasted} onEdit={onEdit} /> : <Problem pasted={pasted} />}
    </>
  );
}

/** What the pasted line says, what is doubtful about it, and the way into the editor. */
function Reading({
  pasted,
  onEdit,
}: {
  pasted: Extract<ReturnType<typeof parsePasted>, { ok: true }>;
  onEdit: (text: string) => void;
}): ReactNode {
  const { from, letters, ampersands, mojibake, unseen, unknown } = pasted;
  const isCertain = !ampersands && !mojibake && unknown.length === 0;
  const plainText = getUnformattedText(letters).replaceAll('\n', ' / ').trim();
  return (
    <>
      <Verdict tone={isCertain ? 'good' : 'caution'} title={PASTE.readable(from, plainText)}>
        {ampersands && (
          <p>
            <InlineCode text={PASTE.ampersands} />
          </p>
        )}
        {mojibake && <p>{PASTE.mojibake}</p>}
        {unseen.length > 0 && <p>{NOTES.unseen(listFirstNames(unseen))}</p>}
        {unknown.length > 0 && <p>{NOTES.unknown(listFirstNames(unknown))}</p>}
      </Verdict>
      <Button onClick={() => onEdit(formatEditable(letters))}>{PASTE.edit}</Button>
    </>
  );
}
