/**
 * Validates domain names for DNS and registrars (RFC 1035, RFC 5890), with common mistakes named.
 */
import { parseIpAddress } from '../../lib/ip-address';

export type NameProblem =
  | 'empty'
  | 'address'
  | 'link'
  | 'underscore'
  | 'trailing-dot'
  | 'wildcard'
  | 'characters'
  | 'hyphen'
  | 'empty-label'
  | 'long'
  | 'no-dot';

export type NameResult =
  /** `ascii` goes into the form (`xn--…`), `shown` is for people. */
  | { readonly ok: true; readonly ascii: string; readonly shown: string }
  | { readonly ok: false; readonly problem: NameProblem };

const MAX_NAME = 253;
const MAX_LABEL = 63;

/**
 * Converts other scripts to ASCII (UTS 46, by the platform's URL parser). Undefined if the platform
 * rejects the name.
 */
function toAscii(name: string): string | undefined {
  try {
    const { hostname } = new URL(`http://${name}/`);
    return hostname;
  } catch {
    return undefined;
  }
}

function findTypo(text: string): NameProblem | undefined {
  if (text === '') return 'empty';
  if (text.length > MAX_NAME) return 'long';
  if (parseIpAddress(text) !== undefined) return 'address';
  if (/[/\\@?#:]/.test(text)) return 'link';
  if (text.includes('_')) return 'underscore';
  if (text.includes('*')) return 'wildcard';
  if (/^[^.].*\.$/.test(text)) return 'trailing-dot';
  if (text.split('.').includes('')) return 'empty-label';
  return /[^\p{L}\p{M}\p{N}.\-\u00b7\u200c\u200d\u30fb]/u.test(text) ? 'characters' : undefined;
}

/**
 * Validates one name.
 * @param isWhole whether it must contain a dot, as `example.org` does and `play` does not
 */
export function parseDomainName(text: string, isWhole: boolean): NameResult {
  const normalized = text.trim().toLowerCase().normalize('NFC');
  const problem = findTypo(normalized);
  if (problem !== undefined) return { ok: false, problem };
  if (isWhole && !normalized.includes('.')) return { ok: false, problem: 'no-dot' };
  // The URL parser would read a name such as 1.2 as an address; a last label with letters prevents
  // that.
  const ascii = toAscii(`${normalized}.x`)?.slice(0, -2);
  if (ascii === undefined || !/^[a-z\d.-]+$/.test(ascii))
    return { ok: false, problem: 'characters' };
  const labels = ascii.split('.');
  if (labels.includes('')) return { ok: false, problem: 'empty-label' };
  if (labels.some((label) => label.startsWith('-') || label.endsWith('-'))) {
    return { ok: false, problem: 'hyphen' };
  }
  if (ascii.length > MAX_NAME || labels.some((label) => label.length > MAX_LABEL)) {
    return { ok: false, problem: 'long' };
  }
  if (isWhole && /^\d+$/.test(labels.at(-1) as string)) return { ok: false, problem: 'characters' };
  return { ok: true, ascii, shown: normalized };
}
