/** The skeleton of a guide, as `npm run new:guide` writes it, and the rule that nobody lands it. */
import type { Rule } from './rule';

const fence = '```';

/** Sentences that stand for the writer's own. */
const PLACEHOLDERS = [
  'What the reader finds here, in one or two sentences of 50 to 170 characters.',
  'words that readers type',
  'One sentence that says what works afterwards.',
  'The answer in the first sentence.',
  'Proof from outside: a second account, a phone on mobile data, a log line.',
  '`Literal message`',
] as const;
const [DESCRIPTION, KEYWORDS, OUTCOME, ANSWER, PROOF, MESSAGE] = PLACEHOLDERS;

/** A value of the front matter; quoted where YAML would read something else. */
function yamlText(value: string): string {
  return /^[\w(][^:#'"]*$/.test(value) ? value : JSON.stringify(value);
}

/** The text of a new guide; `today` is an ISO day. */
export function guideSkeleton(route: string, title: string, today: string): string {
  return `---
slug: ${route}
title: ${yamlText(title)}
description: ${DESCRIPTION}
keywords: [${KEYWORDS}]
outcome: ${OUTCOME}
minutes: 10
who: The owner, or a sub-user with the right that is needed
checked: ${today}
---

${ANSWER}

## Before you start

- Access to the [console](/basic-controls).

## The task

1. Open [[panel.console]].
2. Type the command:

   ${fence}text place="console"
   list
   ${fence}

   ${fence}text output
   There are 0 of a max of 20 players online:
   ${fence}

## Check that it works

${PROOF}

## If something goes wrong

| What you see | Why | What to do |
| --- | --- | --- |
| ${MESSAGE} | Cause. | Fix, with a [link](/basic-controls). |
| ${MESSAGE} | Cause. | Fix. |
| ${MESSAGE} | Cause. | Fix. |

## Related

- [Basic controls](/basic-controls)

:::ticket

When to open a ticket, what to attach, and what we do not support.

:::
`;
}

/** The page for contributors shows what this rule looks for. */
const SHOWS_SKELETON = '/extras/template';

export const skeleton: readonly Rule[] = [
  {
    point: 0,
    for: 'all',
    check({ source, matter }, _context, report) {
      if (matter?.slug === SHOWS_SKELETON) return;
      for (const placeholder of PLACEHOLDERS) {
        const at = source.indexOf(placeholder);
        if (at < 0) continue;
        const line = source.slice(0, at).split('\n').length;
        report(`still the skeleton: "${placeholder}"`, { line });
      }
    },
  },
];
