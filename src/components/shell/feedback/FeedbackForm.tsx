// The "Did this help?" form; its chunk is fetched only if the provider enables feedback.
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { postToHost } from '../../../lib/post-to-host';
import { Button } from '../../../ui/Button';
import { FAILED, MISSING, NO, QUESTION, SEND, THANKS, TICKET, YES } from './texts';

/** The JSON sent to the provider's address. */
interface FeedbackAnswer {
  readonly page: string;
  readonly helped: boolean;
  readonly missing?: string;
}

const MAX_MISSING = 2000;

type Stage = 'question' | 'missing' | 'thanks' | 'failed';

function Question({ onAnswer }: { onAnswer: (helped: boolean) => void }): ReactNode {
  return (
    <div role="group" aria-label={QUESTION}>
      <span>{QUESTION}</span>
      <Button onClick={() => onAnswer(true)}>{YES}</Button>
      <Button onClick={() => onAnswer(false)}>{NO}</Button>
    </div>
  );
}

function Missing({ onSend }: { onSend: (missing: string) => void }): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(field.current?.value.trim() ?? '');
  };
  return (
    <form onSubmit={submit}>
      <label>
        {MISSING}
        <textarea ref={field} rows={3} maxLength={MAX_MISSING} />
      </label>
      <Button type="submit">{SEND}</Button>
    </form>
  );
}

/** Takes the focus, because the button that was pressed has been removed. */
function End({ children }: { children: ReactNode }): ReactNode {
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => end.current?.focus(), []);
  return (
    <p ref={end} role="status" tabIndex={-1}>
      {children}
    </p>
  );
}

/**
 * Asks whether a guide helped, and if not, what is missing.
 * @param address the provider's endpoint, which receives the answer
 * @param ticket fallback link if the endpoint does not respond
 */
export default function FeedbackForm({
  route,
  address,
  ticket,
}: {
  route: string;
  address: string;
  ticket: string;
}): ReactNode {
  const [stage, setStage] = useState<Stage>('question');
  const send = (answer: Omit<FeedbackAnswer, 'page'>) => {
    postToHost(address, { page: route, ...answer } satisfies FeedbackAnswer).then(
      () => setStage('thanks'),
      (error: unknown) => {
        console.error(error);
        setStage('failed');
      },
    );
  };
  switch (stage) {
    case 'question':
      return (
        <Question
          onAnswer={(helped) => {
            if (helped) send({ helped });
            else setStage('missing');
          }}
        />
      );
    case 'missing':
      return (
        <Missing
          onSend={(missing) => send({ helped: false, ...(missing !== '' && { missing }) })}
        />
      );
    case 'thanks':
      return <End key={stage}>{THANKS}</End>;
    case 'failed':
      return (
        <End key={stage}>
          {FAILED} <a href={ticket}>{TICKET}</a>
        </End>
      );
  }
}
