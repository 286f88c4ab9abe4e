/**
 * `npm run new:guide -- <section> <route> "<title>"`: writes a guide that passes the content
 * contract, to be filled in. Refuses to overwrite.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const fence = '```';

/** The text of a new guide; `today` is an ISO day. */
export function guideSkeleton(route: string, title: string, today: string): string {
  return `---
slug: ${route}
title: ${title}
description: What the reader finds here, in one or two sentences of 50 to 170 characters.
keywords: [words that readers type]
outcome: One sentence that says what works afterwards.
minutes: 10
who: The owner, or a sub-user with the right that is needed
checked: ${today}
---

The answer in the first sentence.

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

Proof from outside: a second account, a phone on mobile data, a log line.

## If something goes wrong

| What you see | Why | What to do |
| --- | --- | --- |
| \`Literal message\` | Cause. | Fix, with a [link](/basic-controls). |
| \`Literal message\` | Cause. | Fix. |
| \`Literal message\` | Cause. | Fix. |

## Related

- [Basic controls](/basic-controls)

:::ticket

When to open a ticket, what to attach, and what we do not support.

:::
`;
}

/** Writes the file and returns its path; throws where the arguments are wrong or the file exists. */
export function newGuide(section: string, route: string, title: string, today: string): string {
  if (!/^[\w/-]+$/.test(section) || !/^\/[\w/-]+$/.test(route) || title.length < 3) {
    throw new Error('Usage: npm run new:guide -- <section> </route> "<title>"');
  }
  const file = path.join('docs', section, `${path.basename(route)}.mdx`);
  if (existsSync(file)) throw new Error(`${file} exists already`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, guideSkeleton(route, title, today));
  return file;
}

if (process.argv[1]?.endsWith('new-guide.ts') === true) {
  const [section = '', route = '', title = ''] = process.argv.slice(2);
  try {
    const file = newGuide(section, route, title, new Date().toISOString().slice(0, 10));
    console.log(
      `${file} written. Add it to sidebars.ts and check it: npm run check:guides -- ${file}`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
