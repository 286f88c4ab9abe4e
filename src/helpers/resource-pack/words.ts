/** All words of the resource-pack checker's view; its findings are in findings.ts. Pure. */
import type { Pack } from './model';
import type { LinkProblem } from './properties';

export const LINKS: Readonly<Record<LinkProblem, string>> = {
  empty: 'Without a link no pack is sent.',
  'no-link': 'Write the whole link, from https:// on, without blanks.',
  'no-https': 'Many browsers and networks refuse http. Use https.',
  private: 'Players cannot reach this address; it is inside of your own network.',
  'share-page':
    'This link leads to a page, not to the file, or expires. Use web space of your own.',
};

export const size = (bytes: number) => `${(bytes / (1024 * 1024)).toFixed(1)} MB`;

export function summary({
  files,
  unpackedBytes,
  jsonChecked,
  jsonSkipped,
  meta,
  place,
}: Pack): string {
  const read = jsonChecked === 0 ? '' : `, ${jsonChecked.toLocaleString('en-US')} JSON files read`;
  const skipped = jsonSkipped === 0 ? '' : ` (${jsonSkipped.toLocaleString('en-US')} left out)`;
  const top = meta !== undefined && place.kind === 'top' ? 'pack.mcmeta is at the top; ' : '';
  return `${top}${files.toLocaleString('en-US')} files, ${size(unpackedBytes)} unpacked${read}${skipped}.`;
}

/** Labels and sentences of the view. */
export const VIEW = {
  yourBrowserCouldNot: 'Your browser could not read the file. Choose it again.',
  intro:
    'Looks into the zip, computes its SHA-1 and writes the five lines. The zip stays on your computer.',
  chooseTheZipOf: 'Choose the zip of the pack, or drop it here',
  gameVersionOfYour: 'Game version of your players',
  noZipChosenYet: 'No zip chosen yet: the line for the hash below is empty',
  directLinkToThe: 'Direct link to the zip',
  sentenceAboveTheQuestion: 'Sentence above the question',
  writtenAsAText: 'Written as a text component; leave it empty for none.',
  disconnectPlayersWhoDecline: 'Disconnect players who decline',
  itAlsoShutsOut: 'It also shuts out those whose download fails.',
  copyTheFiveLines: 'Copy the five lines',
  downloadOfYourOwn: 'download of your own',
} as const;
