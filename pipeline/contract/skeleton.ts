/** Writes the skeleton of a guide for `npm run new:guide`, and rejects guides that still contain it. */
import { NO_POINT, type ContractRule } from './rule';

const fence = '```';

/** What a writer has to replace. None of it is text that a finished guide could contain. */
const PLACEHOLDERS = {
  description: 'What the reader finds here, in one or two sentences of 50 to 170 characters.',
  keywords: 'words that readers type',
  outcome: 'One sentence that says what works afterwards.',
  right: 'the right that is needed',
  answer: 'The answer in the first sentence.',
  task: 'The task as a heading',
  command: 'THE_COMMAND',
  output: 'WHAT_THE_COMMAND_PRINTS',
  proof: 'Proof from outside: a second account, a phone on mobile data, a log line.',
  message: '`Literal message`',
  // With the bars of their cells: the words alone are too common.
  cause: '| Cause. |',
  fix: '| Fix. |',
  linkedFix: 'Fix, with a [link](/basic-controls).',
  ticket: 'When to open a ticket, what to attach, and what we do not support.',
} as const;

/** Starts with a letter, a digit or a bracket, and has no sign that means something to YAML. */
const PLAIN_YAML = /^[\w(][^:#'"]*$/;

/** A text as a YAML value, quoted if YAML would misread it. */
export function formatYamlText(value: string): string {
  return PLAIN_YAML.test(value) ? value : JSON.stringify(value);
}

/** What a new guide is made from. */
export interface NewGuide {
  /** Its address, such as `/whitelist`. */
  readonly route: string;
  readonly title: string;
  /** ISO date. */
  readonly today: string;
  /** Its label in the sidebar; the title if absent. */
  readonly sidebarLabel?: string;
  /** The first sentence. */
  readonly answer?: string;
  /** The guide to link to at the end. */
  readonly related?: { readonly route: string; readonly title: string };
}

const BASIC_CONTROLS = { route: '/basic-controls', title: 'Basic controls' };

/** The text of a new guide, with placeholders that `check:guides` reports. */
export function renderGuideSkeleton({
  route,
  title,
  today,
  sidebarLabel,
  answer = PLACEHOLDERS.answer,
  related = BASIC_CONTROLS,
}: NewGuide): string {
  const label =
    sidebarLabel === undefined ? '' : `sidebar_label: ${formatYamlText(sidebarLabel)}\n`;
  return `---
slug: ${route}
${label}title: ${formatYamlText(title)}
description: ${PLACEHOLDERS.description}
keywords: [${PLACEHOLDERS.keywords}]
outcome: ${PLACEHOLDERS.outcome}
minutes: 10
who: The owner, or a sub-user with ${PLACEHOLDERS.right}
checked: ${today}
---

${answer}

## Before you start

- Access to the [console](/basic-controls).

## ${PLACEHOLDERS.task}

1. Open [[panel.console]].
2. Type the command:

   ${fence}text place="console"
   ${PLACEHOLDERS.command}
   ${fence}

   ${fence}text output
   ${PLACEHOLDERS.output}
   ${fence}

## Check that it works

${PLACEHOLDERS.proof}

## If something goes wrong

| What you see | Why | What to do |
| --- | --- | --- |
| ${PLACEHOLDERS.message} ${PLACEHOLDERS.cause} ${PLACEHOLDERS.linkedFix} |
| ${PLACEHOLDERS.message} ${PLACEHOLDERS.cause} Fix. |
| ${PLACEHOLDERS.message} ${PLACEHOLDERS.cause} Fix. |

## Related

- [${related.title}](${related.route})

:::ticket

${PLACEHOLDERS.ticket}

:::
`;
}

/** The page for contributors shows these placeholders as examples. */
const SHOWS_SKELETON = '/extras/template';

export const skeleton: readonly ContractRule[] = [
  {
    point: NO_POINT,
    appliesTo: 'all-pages',
    check({ source, frontMatter }, _context, report) {
      if (frontMatter?.slug === SHOWS_SKELETON) return;
      for (const placeholder of Object.values(PLACEHOLDERS)) {
        const offset = source.indexOf(placeholder);
        if (offset < 0) continue;
        const line = source.slice(0, offset).split('\n').length;
        report(`still the skeleton: "${placeholder}"`, { line });
      }
    },
  },
];
