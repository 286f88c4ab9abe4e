const MAX_LENGTH = 60;

/** The words of a message, as the fragment of its row has them: at most 60 characters of a–z, 0–9 and hyphens. */
export function createRowSlug(message: string): string {
  return message
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_LENGTH);
}
