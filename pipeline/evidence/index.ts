/**
 * Reads the evidence for a guide's claims, `docs/<section>/<name>.evidence.yml` beside the guide,
 * and checks its form. pipeline/contract checks which claims need evidence.
 */
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import {
  daySchema,
  parseYaml,
  createStrictObject,
  type YamlProblem,
} from '../../src/fact-files/yaml';

/** A name reserved for provider.config.ts. */
export const PROVIDER_SOURCE = 'provider';

/** Evidence for claims that many guides make. */
export const COMMON_FILE = 'docs/common.evidence.yml';

/** Only keys, commands, messages and numbers can be looked up in a source, never sentences. */
const MAX_FINDS_LENGTH = 120;

const repository = createStrictObject({
  repo: z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'owner/name on GitHub'),
  commit: z.string().regex(/^[0-9a-f]{7,40}$/, '7 to 40 hexadecimal digits'),
  /** The branch that releases are made from, if not the default one. */
  branch: z.string().optional(),
  read: daySchema,
});

const page = createStrictObject({
  url: z.url({ protocol: /^https?$/ }),
  read: daySchema,
  /** A forum, a video or a question-and-answer page: by players, not by the makers. */
  forum: z.boolean().optional(),
});

/** The files of a program as released, which have no URL. */
const program = createStrictObject({
  /** Name and version. */
  program: z.string().min(3),
  read: daySchema,
});

const proof = {
  source: z.string(),
  file: z.string().optional(),
  finds: z.coerce
    .string()
    .min(1)
    .max(MAX_FINDS_LENGTH, `at most ${MAX_FINDS_LENGTH} letters`)
    .optional(),
};

const claimSchema = createStrictObject({
  says: z.coerce.string().min(2),
  ...proof,
  also: z.array(createStrictObject(proof)).min(1).optional(),
});

const evidenceSchema = createStrictObject({
  sources: z
    .record(z.string().regex(/^[a-z][\w-]*$/i), z.union([repository, page, program]))
    .default({}),
  claims: z.array(claimSchema).min(1),
  open: z
    .array(createStrictObject({ question: z.string().min(5), says: z.string().min(2) }))
    .optional(),
});

export type Evidence = z.infer<typeof evidenceSchema>;
export type Claim = z.infer<typeof claimSchema>;
export type Proof = Pick<Claim, 'source' | 'file' | 'finds'>;
export type EvidenceSource = Evidence['sources'][string];

/** Path of a guide's evidence file. */
export function getEvidencePath(guideFile: string): string {
  return guideFile.replace(/\.mdx?$/, '.evidence.yml');
}

/** The evidence for a claim: the first piece and those in `also`. */
export function listProofs({ source, file, finds, also = [] }: Claim): Proof[] {
  return [{ source, file, finds }, ...also];
}

/**
 * Files that contain only texts: translations, messages. They prove that a text exists, but only
 * the code that sends it proves that a reader can see it.
 */
const MESSAGES_FILES: readonly RegExp[] = [
  // `src/main/resources/lang/warnings.yml`
  /(?:^|\/)(?:lang|languages?|locales?|localization|i18n|l10n|translations?)\//i,
  // `messages.yml`, `plugin-strings_en.properties`
  /(?:^|[/_-])(?:messages?|strings|locale)(?:[_-]\w+)?\.\w+$/i,
  // `assets/en_us.json`
  /(?:^|[/_-])en(?:[_-](?:us|uk|gb))?\.(?:json|ya?ml|properties|lang)$/i,
];

const isMessagesFile = (file: string) => MESSAGES_FILES.some((pattern) => pattern.test(file));

/** Whether a claim rests only on files of texts, so that nothing proves that the text is sent. */
export function restsOnMessagesOnly(claim: Claim): boolean {
  return listProofs(claim).every(({ file }) => file !== undefined && isMessagesFile(file));
}

/** Result of `parseEvidence`; `getLine` returns the 1-based line of an entry. */
export type ParsedEvidence =
  | {
      readonly ok: true;
      readonly evidence: Evidence;
      readonly getLine: (list: 'claims' | 'open' | 'sources', entry: number | string) => number;
    }
  | { readonly ok: false; readonly problems: readonly YamlProblem[] };

/** Parses an evidence file; never throws. */
export function parseEvidence(text: string): ParsedEvidence {
  const parsed = parseYaml(text, evidenceSchema);
  if (!parsed.ok) return parsed;
  const { data, getLine } = parsed;
  const problems = data.claims.flatMap((entry, index) =>
    listProofs(entry).flatMap((proofOfClaim) =>
      listProofProblems(proofOfClaim, data.sources).map((message) => ({
        line: getLine(['claims', index]),
        message,
      })),
    ),
  );
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, evidence: data, getLine: (list, entry) => getLine([list, entry]) };
}

function listProofProblems({ source, file, finds }: Proof, sources: Evidence['sources']): string[] {
  if (source === PROVIDER_SOURCE) return [];
  const entry = sources[source];
  if (entry === undefined) {
    return [
      `no source is named "${source}"; there are: ${[...Object.keys(sources), PROVIDER_SOURCE].join(', ')}`,
    ];
  }
  return [
    ...(finds === undefined ? [`"finds" is missing: a short literal that stands there`] : []),
    ...(!('url' in entry) && file === undefined
      ? ['"file" is missing: its path in the repository or program']
      : []),
  ];
}

/** The line that opens the claims; lists of sources are indented, so none of their lines is one. */
const CLAIMS_LINE = /^claims:/m;
const SOURCES_LINE = /^sources:/m;

/** The part of an evidence file above its claims; the whole text if the sources are not in it. */
function cutClaims(text: string): string {
  const start = text.search(CLAIMS_LINE);
  return start < 0 || SOURCES_LINE.test(text.slice(start)) ? text : text.slice(0, start);
}

/** What may stand above the claims; null if nothing does. */
const headSchema = createStrictObject({ ...evidenceSchema.shape, claims: z.unknown().optional() })
  .nullable()
  .transform((head) => head?.sources ?? {});

/**
 * The sources of a guide's evidence, by name; undefined if it has none yet. Claims are the longer
 * part of these files, and are not parsed: that takes a build a second, and `check:evidence` does it.
 * @throws `file:line message` for each problem with the sources
 */
export function readSources(guideFile: string): Evidence['sources'] | undefined {
  const file = getEvidencePath(guideFile);
  if (file === guideFile || !existsSync(file)) return undefined;
  const parsed = parseYaml(cutClaims(readFileSync(file, 'utf8')), headSchema);
  if (parsed.ok) return parsed.data;
  throw new Error(
    parsed.problems.map(({ line, message }) => `${file}:${line} ${message}`).join('\n'),
  );
}

/** The latest day on which a source was read; undefined if there is none. */
export function findLatestReading(sources: Evidence['sources']): string | undefined {
  return Object.values(sources)
    .map(({ read }) => read)
    .sort()
    .at(-1);
}
