/** What each helper does, for readers of plain text, who have to do it by hand. */
import type { Paragraph } from 'mdast';
import { HELPER_TITLES } from '../../../src/components/guide/helper-titles';

/** One sentence by the name that guides use. */
const BY_HAND: Readonly<Record<string, string>> = {
  bisect:
    'halve the list of plugins or mods, start the server, and go on with the half that has the fault.',
  dns: 'writes the A and SRV records for your name, address and port as your DNS provider asks for them.',
  icon: 'makes a PNG file of 64 by 64 pixels named server-icon.png; any image editor can do it.',
  java: 'looks up the Java release in the table on this page by game version.',
  'log-reader':
    'searches a log for known messages; by hand, read the first error after the last start.',
  motd: 'shows the message with its colors and writes the line for server.properties.',
  mtr: 'reads an MTR report: loss counts only where it goes on to the last line.',
  palworld: 'shows every key of the settings with its meaning and writes the line back.',
  permissions: 'shows which boxes of the user form belong to which task.',
  ports: 'lists the ports that each program needs, with their protocol.',
  pregeneration: 'computes chunks from a radius: chunks = (2 × radius ÷ 16) squared.',
  'resource-pack': 'computes the SHA-1 of the zip file and writes the lines for server.properties.',
  schedule: 'turns your local time into the UTC fields of a schedule.',
  'start-command': 'subtracts the reserve on this page from the memory of the plan.',
  velocity: 'writes the parts of velocity.toml and of each server that must agree.',
  'wipe-calendar': 'lists the next forced wipes in your time zone.',
  'world-layout': 'says which world folders to move from one server program to another.',
};

/** A line that stands for a helper; undefined where the name is none. */
export function helperLine(name: string): Paragraph | undefined {
  const title = HELPER_TITLES[name];
  const text = BY_HAND[name];
  if (title === undefined || text === undefined) return undefined;
  return {
    type: 'paragraph',
    children: [
      { type: 'strong', children: [{ type: 'text', value: title }] },
      { type: 'text', value: ` (a tool on the page): ${text}` },
    ],
  };
}
