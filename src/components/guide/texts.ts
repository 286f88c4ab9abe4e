/** Words of the parts of guides. */
export const COPY_MARKDOWN = 'Copy as Markdown';
export const COPY_MARKDOWN_THERE = 'Open the Markdown and copy it there';
export const VIEW_MARKDOWN = 'View as Markdown';
export const OPEN_TICKET = 'Open a ticket';
export const TO_ATTACH = 'To attach';
export const WRAP = 'Wrap';
export const WRAP_LINES = 'Wrap long lines';
export const WIDE_TABLE = 'Table, scrolls sideways';
export const enlarge = (alt: string): string => `Enlarge: ${alt}`;
export const SAFETY = 'Before you change anything';
export const modpacks = (count: number): string =>
  `${count} modpacks by name. Memory is the Java heap for a few players.`;
export const MODPACK_NOTES = 'How sure each row is';
export const TICKET = 'Did not help? Open a ticket';
