/** Schemas for the front matter of guides, and of `kind: page`, which is not a guide. */
import * as z from 'zod';
import { FEATURE_NAMES } from '../../src/provider/features';
import { formatNearest } from '../../src/lib/edit-distance';

const day = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.iso.date('write a day of the calendar as YYYY-MM-DD'),
);

/** Texts that may depend on what the provider offers. */
const texts = {
  title: z.string().min(3).max(70),
  description: z.string().min(50, 'at least 50 characters').max(170, 'at most 170 characters'),
  sidebar_label: z.string().max(40).optional(),
};

const common = {
  slug: z.string().regex(/^\/[A-Za-z0-9/_-]*$/, 'the route, e.g. "/sftp"'),
  ...texts,
  /** Texts in place of those above for a provider that lacks a feature. */
  without: z.partialRecord(z.enum(FEATURE_NAMES), z.strictObject(texts).partial()).optional(),
  /** Features that the provider must offer; without them the page is left out. */
  needs: z.array(z.enum(FEATURE_NAMES)).min(1).optional(),
  /** The route that its own redirects to when it is left out; without it, the home page. */
  instead: z
    .string()
    .regex(/^\/[A-Za-z0-9/_-]*$/, 'a route, e.g. "/sftp"')
    .optional(),
  /** Former routes of this page, which redirect here. */
  moved_from: z
    .array(z.string().regex(/^\/(?!.*\.\.)[\w./-]*[\w.-]$/, 'a route, e.g. "/old"'))
    .min(1)
    .optional(),
  /** Only in translations: the value that `npm run check:languages` prints for the English text. */
  translated_from: z
    .string()
    .regex(/^[0-9a-f]{8}$/)
    .optional(),
  keywords: z.array(z.coerce.string()).min(1).optional(),
  hide_table_of_contents: z.boolean().optional(),
  hide_title: z.boolean().optional(),
  displayed_sidebar: z.literal('docs').optional(),
  toc_max_heading_level: z.number().optional(),
  pagination_next: z.null().optional(),
  pagination_prev: z.null().optional(),
};

const guide = z.strictObject({
  ...common,
  /** guide: steps; policy: worked examples with dates and money; reference: a complete table. */
  kind: z.enum(['guide', 'policy', 'reference']).default('guide'),
  /** What works afterwards, as a sentence for the reader. */
  outcome: z.string().min(20, 'a sentence that says what works afterwards').max(200),
  /** Why a task guide exceeds the word limit. */
  long_because: z.string().min(20, 'a reason in a sentence').max(200).optional(),
  minutes: z.number().int().min(1).max(600),
  who: z.string().min(5, 'who may do it').max(160),
  /** When somebody last verified every fact on the page. */
  checked: day,
  /** current, unmaintained (works, but nobody responds) or ended. */
  status: z.enum(['current', 'unmaintained', 'ended']).default('current'),
});

const page = z.strictObject({ ...common, kind: z.literal('page') });

/** The front matter of a page under docs/. Unknown keys are rejected, which catches typos. */
export type GuideFrontMatter =
  | (z.infer<typeof guide> & { readonly kind: 'guide' | 'policy' | 'reference' })
  | z.infer<typeof page>;

/** The keys that a map in front matter may have. */
const listKeysBelow = (key: string): readonly string[] =>
  key === 'without' ? FEATURE_NAMES : Object.keys(texts);

/** What is wrong, for people who write guides. @param keys that front matter can have */
function describeIssue(
  issue: z.core.$ZodIssue,
  keys: readonly string[],
): { key: string; message: string }[] {
  const at = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = at === '' ? keys : listKeysBelow(at);
    return issue.keys.map((name) => ({
      key: at === '' ? name : at,
      message: `there is no key "${name}". ${formatNearest(name, known)}`,
    }));
  }
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  return [
    { key: at, message: isMissing ? 'is missing' : issue.message.replace(/^Invalid input: /, '') },
  ];
}

/**
 * Validates parsed front matter.
 * @returns the checked values, or one line per problem: `key: what is wrong`.
 */
export function checkFrontMatter(
  values: unknown,
):
  | { ok: true; values: GuideFrontMatter }
  | { ok: false; problems: { key: string; message: string }[] } {
  const escaped = Object.entries(values ?? {}).filter(([, value]) =>
    JSON.stringify(value ?? null).includes('\\\\'),
  );
  if (escaped.length > 0) {
    // Docusaurus writes front matter into a script without escaping backslashes.
    return {
      ok: false,
      problems: escaped.map(([key]) => ({
        key,
        message: 'no backslash here: put it into the text',
      })),
    };
  }
  const isPage =
    typeof values === 'object' && values !== null && 'kind' in values && values.kind === 'page';
  const schema = isPage ? page : guide;
  const parsed = schema.safeParse(values, { reportInput: true });
  if (parsed.success) return { ok: true, values: parsed.data as GuideFrontMatter };
  return {
    ok: false,
    problems: parsed.error.issues.flatMap((issue) =>
      describeIssue(issue, Object.keys(schema.shape)),
    ),
  };
}
