/** Reads when somebody last verified each guide. */
import { getFrontMatterText, listGuides, parseSlug } from '.';

/** The ISO date of each guide's last check (front matter `checked`), by route. */
export function readCheckedDays(docsDir: string, translations?: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const { source } of listGuides(docsDir, translations)) {
    const slug = parseSlug(source);
    const checked = /^checked:\s*['"]?(\d{4}-\d{2}-\d{2})/m.exec(getFrontMatterText(source))?.[1];
    if (slug !== undefined && checked !== undefined) days.set(slug, checked);
  }
  return days;
}
