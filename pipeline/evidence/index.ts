/**
 * What a guide's claims rest on: `docs/<section>/<name>.evidence.yml` beside the guide. Its form is
 * checked here; whether a guide says what it should say with evidence, in pipeline/contract.
 */
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { day, parseYaml, strict, type YamlProblem } from '../../src/facts/yaml';

/** A name that no source may have: it stands for provider.config.ts. */
export const PROVIDER_SOURCE = 'provider';

/** Evidence for what many guides say. */
export const COMMON_FILE = 'docs/common.evidence.yml';

/** What can be found in a source is a key, a command, a message, a number: never a sentence. */
const MAX_FINDS = 120;

const repository = strict({
  repo: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'owner/name on GitHub'),
  commit: z.string().regex(/^[0-9a-f]{7,40}$/, '7 to 40 hexadecimal digits'),
  /** Where the release is made, if not on the default branch. */
  branch: z.string().optional(),
  read: day,
});

const page = strict({
  url: z.url({ protocol: /^https?$/ }),
  read: day,
  /** A forum, a video, a question-and-answer page: what players say, not what the makers say. */
  forum: z.boolean().optional(),
});

/** The files of a program as its makers ship it, which have no address to link to. */
const program = strict({
  /** Name and version. */
  program: z.string().min(3),
  read: day,
});

const proof = {
  source: z.string(),
  file: z.string().optional(),
  finds: z.coerce.string().min(1).max(MAX_FINDS, `at most ${MAX_FINDS} letters`).optional(),
};

const claim = strict({
  says: z.coerce.string().min(2),
  ...proof,
  also: z.array(strict(proof)).min(1).optional(),
});

const evidence = strict({
  sources: z
    .record(z.string().regex(/^[a-z][\w-]*$/i), z.union([repository, page, program]))
    .default({}),
  claims: z.array(claim).min(1),
  open: z.array(strict({ question: z.string().min(5), says: z.string().min(2) })).optional(),
});

export type Evidence = z.infer<typeof evidence>;
export type Claim = z.infer<typeof claim>;
export type Proof = Pick<Claim, 'source' | 'file' | 'finds'>;
export type Source = Evidence['sources'][string];

/** Where the evidence of a guide is. */
export function evidenceFile(guideFile: string): string {
  return guideFile.replace(/\.mdx?$/, '.evidence.yml');
}

/** The proofs of a claim, the first and those in `also`. */
export function proofsOf({ source, file, finds, also = [] }: Claim): Proof[] {
  return [{ source, file, finds }, ...also];
}

/**
 * Files that hold texts and nothing else: translations, messages. A text that is there exists;
 * whether a reader ever sees it, only the code says that sends it.
 */
const TEXTS_FILE =
  /(?:^|\/)(?:lang|languages?|locales?|localization|i18n|l10n|translations?)\/|(?:^|[/_-])(?:messages?|strings|locale)(?:[_-]\w+)?\.\w+$|(?:^|[/_-])en(?:[_-](?:us|uk|gb))?\.(?:json|ya?ml|properties|lang)$/i;

/** Whether all that a claim rests on are files of texts: nothing shows that the text is sent. */
export function restsOnTextsAlone(claim: Claim): boolean {
  return proofsOf(claim).every(({ file }) => file !== undefined && TEXTS_FILE.test(file));
}

/** What `parseEvidence` gives; `lineOf` is the 1-based line of an entry. */
export type ParsedEvidence =
  | {
      readonly ok: true;
      readonly evidence: Evidence;
      readonly lineOf: (list: 'claims' | 'open' | 'sources', entry: number | string) => number;
    }
  | { readonly ok: false; readonly problems: readonly YamlProblem[] };

/** Reads the text of an evidence file; never throws. */
export function parseEvidence(text: string): ParsedEvidence {
  const parsed = parseYaml(text, evidence);
  if (!parsed.ok) return parsed;
  const { data, lineOf } = parsed;
  const problems = data.claims.flatMap((entry, index) =>
    proofsOf(entry).flatMap((one) =>
      problemsOfProof(one, data.sources).map((message) => ({
        line: lineOf(['claims', index]),
        message,
      })),
    ),
  );
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, evidence: data, lineOf: (list, entry) => lineOf([list, entry]) };
}

function problemsOfProof({ source, file, finds }: Proof, sources: Evidence['sources']): string[] {
  if (source === PROVIDER_SOURCE) return [];
  const known = sources[source];
  if (known === undefined) {
    return [
      `no source is named "${source}"; there are: ${[...Object.keys(sources), PROVIDER_SOURCE].join(', ')}`,
    ];
  }
  return [
    ...(finds === undefined ? [`"finds" is missing: a short literal that stands there`] : []),
    ...(!('url' in known) && file === undefined
      ? ['"file" is missing: its path in the repository or program']
      : []),
  ];
}

/**
 * The evidence of a guide; undefined where it has none yet.
 * @throws `file:line message` for each problem
 */
export function readEvidence(guideFile: string): Evidence | undefined {
  const file = evidenceFile(guideFile);
  if (file === guideFile || !existsSync(file)) return undefined;
  const parsed = parseEvidence(readFileSync(file, 'utf8'));
  if (parsed.ok) return parsed.evidence;
  throw new Error(
    parsed.problems.map(({ line, message }) => `${file}:${line} ${message}`).join('\n'),
  );
}

/** The newest day on which a source was read; undefined where there is none. */
export function newestReading({ sources }: Evidence): string | undefined {
  return Object.values(sources)
    .map(({ read }) => read)
    .sort()
    .at(-1);
}
