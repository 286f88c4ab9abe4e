/** Parts of a diagram as HTML: boxes, arrows between them, a tree of folders, a timeline. */

/** A diagram; its parts are below each other. */
export function diagram(...parts: string[]): string {
  return `<section class="diagram">${parts.join('')}</section>`;
}

/** A box. `kind`: `own` is the reader's, `plain` somebody else's, `bad` and `good` judge. */
export function box(
  title: string,
  text = '',
  kind: 'plain' | 'own' | 'good' | 'bad' = 'plain',
): string {
  return `<div class="box ${kind}"><strong>${title}</strong>${text === '' ? '' : `<span>${text}</span>`}</div>`;
}

/** Boxes side by side. */
export function boxes(...parts: string[]): string {
  return `<div class="boxes">${parts.join('')}</div>`;
}

/** An arrow with what travels along it; `stopped` is a cross. */
export function arrow(text: string, kind: 'down' | 'up' | 'both' | 'stopped' = 'down'): string {
  const sign = { down: '↓', up: '↑', both: '↕', stopped: '✕' }[kind];
  return `<div class="arrow ${kind}"><b>${sign}</b><span>${text}</span></div>`;
}

/** A framed group with a title, such as a private network. */
export function group(title: string, ...parts: string[]): string {
  return `<div class="group"><small>${title}</small>${parts.join('')}</div>`;
}

/**
 * A tree of folders, from paths in the order given.
 * @param paths each with what lies there; parents are added without a note
 */
export function tree(
  title: string,
  ...paths: readonly (readonly [path: string, note: string])[]
): string {
  const seen = new Set<string>();
  const lines: string[] = [];
  for (const [path, note] of paths) {
    const parts = path.split('/');
    for (const [depth, name] of parts.entries()) {
      const key = parts.slice(0, depth + 1).join('/');
      if (seen.has(key)) continue;
      seen.add(key);
      const isLast = depth === parts.length - 1;
      lines.push(
        `<li class="depth-${depth}${isLast ? ' key' : ''}"><code>${name}</code><span>${isLast ? note : ''}</span></li>`,
      );
    }
  }
  return `<div class="tree"><h2>${title}</h2><ul>${lines.join('')}</ul></div>`;
}

/**
 * Hops of a route with their loss; the last one is the server.
 */
export function hops(
  title: string,
  ...rows: readonly (readonly [hop: string, loss: string, kind?: 'good' | 'bad'])[]
): string {
  const html = rows.map(
    ([hop, loss, kind = '']) => `<tr class="${kind}"><td>${hop}</td><td>${loss}</td></tr>`,
  );
  return `<table class="hops"><caption>${title}</caption>${html.join('')}</table>`;
}

/** A point of a timeline. */
export interface Moment {
  readonly when: string;
  readonly what: string;
  readonly note?: string;
  readonly kind?: 'plain' | 'good' | 'caution' | 'bad';
}

/** A timeline, earliest first. */
export function timeline(...moments: readonly Moment[]): string {
  const html = moments.map(
    ({ when, what, note = '', kind = 'plain' }) =>
      `<li class="${kind}"><small>${when}</small><div><strong>${what}</strong><span>${note}</span></div></li>`,
  );
  return `<ol class="timeline">${html.join('')}</ol>`;
}
