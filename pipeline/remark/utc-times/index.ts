/**
 * Marks dates with a time in UTC, so that the page can add the reader's own time zone.
 *
 * In:  `Paid on March 1, 2027, 14:30 UTC.`
 * Out: `Paid on <time dateTime="2027-03-01T14:30:00.000Z">March 1, 2027, 14:30 UTC</time>.`
 */
import type { PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** `March 1, 2027, 14:30 UTC` */
const UTC_TIME = /[A-Z][a-z]+ \d{1,2}, \d{4}, \d{2}:\d{2} UTC/g;

export function remarkUtcTimes() {
  return (tree: Root): void => {
    visit(tree, 'text', (node: Text, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const parts = splitTimes(node.value);
      if (parts.length === 1) return;
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}

function splitTimes(text: string): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let last = 0;
  for (const match of text.matchAll(UTC_TIME)) {
    const time = Date.parse(match[0]);
    if (Number.isNaN(time)) continue;
    if (match.index > last) parts.push({ type: 'text', value: text.slice(last, match.index) });
    parts.push({
      type: 'emphasis',
      children: [{ type: 'text', value: match[0] }],
      data: { hName: 'time', hProperties: { dateTime: new Date(time).toISOString() } },
    });
    last = match.index + match[0].length;
  }
  if (last < text.length || parts.length === 0)
    parts.push({ type: 'text', value: text.slice(last) });
  // A text that is only a time still has to be replaced.
  return parts.length === 1 && parts[0]?.type !== 'text'
    ? [...parts, { type: 'text', value: '' }]
    : parts;
}
