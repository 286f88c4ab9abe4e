import type { ReactNode } from 'react';
import { GLYPHS, type GlyphName } from '../../ui/glyphs';

/** A product's sign. Decoration beside its name, so hidden from screen readers. */
export function Glyph({ name }: { name: GlyphName }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={GLYPHS[name]} />
    </svg>
  );
}
