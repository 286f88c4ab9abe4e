/** Drawn here on a 24 by 24 grid; one stroke width, no fills, so that they take the text color. */
export const GLYPHS = {
  panel: 'M3 5h18v14H3zM3 9h18M7 13h4M7 16h7',
  minecraft: 'M12 3 20 7.5v9L12 21 4 16.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  rust: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3',
  terraria:
    'M12 21v-7M7 21h10M12 3c4 0 6 2.5 6 5.5S15.5 14 12 14 6 11.5 6 8.5 8 3 12 3zM12 14l-3-3M12 12l3-2',
  palworld: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM4 12h5M15 12h5M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  ark: 'M4 20c4 0 5-3 5-6s2-4 4-4 3-1 3-3-2-3-4-3M13 4l4-1 3 3-3 2M9 14c2 2 6 2 8 0s3 3 1 6',
  vps: 'M4 4h16v6H4zM4 14h16v6H4zM7 7h.01M7 17h.01M11 7h6M11 17h6',
  dedicated: 'M5 3h14v18H5zM8 7h8M8 11h8M8 15h3M15 16.5h.01',
  billing: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
} as const;

export type GlyphName = keyof typeof GLYPHS;
