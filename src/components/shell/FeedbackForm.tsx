// The questions of "Did this help?"; fetched where the host asks them.
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { tellHost } from '../../lib/tell-host';

const WORDS = {
  question: 'Did this help?',
  yes: 'Yes',
  no: 'No',
  missing: 'What is missing? No passwords or addresses, please.',
  send: 'Send',
  thanks: 'Thank you.',
  failed: 'This could not be sent.',
  ticket: 'Tell support',
};

/** What the host's address gets. */
interface Answer {
  readonly page: string;
  readonly helped: boolean;
  readonly missing?: string;
}

const MAX_MISSING = 2000;

type Stage = 'question' | 'missing' | 'thanks' | 'failed';

/**
 * Asks whether a guide helped, and what is missing where it did not.
 * @param address the host's own, which gets the answer
 * @param ticket the way out where nothing answers there
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
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (stage === 'missing') field.current?.focus();
    // The button that was pressed is gone.
    if (stage === 'thanks' || stage === 'failed') end.current?.focus();
  }, [stage]);
  const send = (answer: Omit<Answer, 'page'>) => {
    tellHost(address, { page: route, ...answer } satisfies Answer).then(
      () => setStage('thanks'),
      (error: unknown) => {
        console.error(error);
        setStage('failed');
      },
    );
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = field.current?.value.trim() ?? '';
    send({ helped: false, ...(missing !== '' && { missing }) });
  };
  switch (stage) {
    case 'question':
      return (
        <div role="group" aria-label={WORDS.question}>
          <span>{WORDS.question}</span>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => send({ helped: true })}
          >
            {WORDS.yes}
          </button>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => setStage('missing')}
          >
            {WORDS.no}
          </button>
        </div>
      );
    case 'missing':
      return (
        <form onSubmit={submit}>
          <label>
            {WORDS.missing}
            <textarea ref={field} rows={3} maxLength={MAX_MISSING} />
          </label>
          <button type="submit" className="button button--secondary">
            {WORDS.send}
          </button>
        </form>
      );
    default:
      return (
        <p ref={end} role="status" tabIndex={-1}>
          {stage === 'thanks' ? (
            WORDS.thanks
          ) : (
            <>
              {WORDS.failed} <a href={ticket}>{WORDS.ticket}</a>
            </>
          )}
        </p>
      );
  }
}
