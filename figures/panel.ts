/**
 * Parts of the hosting panel as HTML. Every label is a quote of provider.config.ts, written as in
 * guides (`[[button.panel.files.upload]]`) and resolved by figures/load.ts; a word that is typed
 * out here is content, such as a file name.
 */

/** Screens that are in the navigation of each web interface, in its order. */
const TABS = {
  panel:
    'console files databases schedules users backups network startup settings versions modpacks plugins importer splitter activity account',
  billing: 'home services invoices tickets users profile',
  vpsPanel: 'servers overview console options media network backups sharing account',
  dedicatedPanel: 'servers boot power remote users',
} as const;

const NAMES = {
  panel: '[[provider.panel.name]]',
  billing: '[[provider.billing.areaName]]',
  vpsPanel: '[[provider.vps.panelName]]',
  dedicatedPanel: '[[provider.dedicated.panelName]]',
} as const;

/** A screen: the bar with the name of the interface, the navigation around a tab, and content. */
export function screen({
  area = 'panel',
  tab,
  step,
  content,
}: {
  readonly area?: keyof typeof TABS;
  /** Id of the open screen in `screens` of provider.config.ts. */
  readonly tab: string;
  /** Step of the guide that opens the tab. */
  readonly step?: number;
  readonly content: readonly string[];
}): string {
  if (!TABS[area].split(' ').includes(tab)) {
    throw new Error(`figures/panel.ts: no tab "${tab}" in "${area}"`);
  }
  const open = `<li class="open">[[${area}.${tab}]]</li>`;
  const tabs = `{{tabs ${area} ${tab}}}${step === undefined ? open : at(step, open)}{{end}}`;
  return `<section class="screen"><header>${NAMES[area]}</header><ul class="tabs">${tabs}</ul><div class="content">${content.join('')}</div></section>`;
}

/**
 * Puts the neighbors of the open tab into the navigation of a drawing.
 * @param isThere whether the provider has what a quote names, e.g. `panel.modpacks`
 */
export function fillTabs(drawing: string, isThere: (quote: string) => boolean): string {
  return drawing.replace(
    /\{\{tabs (\w+) (\w+)\}\}(.*?)\{\{end\}\}/g,
    (_, area: keyof typeof TABS, tab: string, open: string) => {
      const ids = TABS[area].split(' ').filter((id) => id === tab || isThere(`${area}.${id}`));
      const index = ids.indexOf(tab);
      return ids
        .slice(Math.max(0, index - 1), index + 4)
        .map((id) => (id === tab ? open : `<li>[[${area}.${id}]]</li>`))
        .join('');
    },
  );
}

/** Puts the number of a step in front of a part. */
export function at(step: number, part: string): string {
  return `<div class="at" data-step="${step}"><b>${step}</b>${part}</div>`;
}

/** Parts side by side. */
export function beside(...parts: string[]): string {
  return `<div class="beside">${parts.join('')}</div>`;
}

/** Parts below each other that share one number. */
export function stack(...parts: string[]): string {
  return `<div class="stack">${parts.join('')}</div>`;
}

/** A titled box. */
export function card(title: string, ...parts: string[]): string {
  return `<div class="card"><h2>${title}</h2>${parts.join('')}</div>`;
}

/** A button; `kind` says how loud it is. */
export function button(label: string, kind: 'main' | 'plain' | 'danger' = 'main'): string {
  return `<span class="button ${kind}">${label}</span>`;
}

/** A field with its label and what is typed in it; `menu` for a list to choose from. */
export function field(label: string, value: string, kind: 'text' | 'menu' = 'text'): string {
  return `<div class="field"><span>${label}</span><div class="${kind}">${value}</div></div>`;
}

/** A password field. */
export function secret(label: string): string {
  return field(label, '••••••••••');
}

/** A switch. */
export function toggle(label: string, isOn: boolean): string {
  return `<div class="toggle ${isOn ? 'on' : 'off'}"><i></i>${label}</div>`;
}

/** A tick box. */
export function tick(label: string, isOn: boolean): string {
  return `<div class="tick ${isOn ? 'on' : 'off'}"><i>${isOn ? '✓' : ''}</i>${label}</div>`;
}

/** A line of a list; `end` is at its right. */
export function row(text: string, { note = '', end = '' } = {}): string {
  return `<div class="row"><div>${text}${note === '' ? '' : `<small>${note}</small>`}</div>${end}</div>`;
}

/** The menu button of a row. */
export const MORE = '<span class="more">⋯</span>';

/** An open menu. */
export function menu(...items: string[]): string {
  return `<div class="menu">${items.join('')}</div>`;
}

/** An entry of a menu; `chosen` is under the pointer. */
export function item(label: string, isChosen = false): string {
  return `<div class="item${isChosen ? ' chosen' : ''}">${label}</div>`;
}

/** A window in front of the screen. */
export function dialog(title: string, ...parts: string[]): string {
  return `<div class="dialog"><h2>${title}</h2>${parts.join('')}</div>`;
}

/** Text of the server console. */
export function consoleText(...lines: string[]): string {
  return `<pre class="console">${lines.join('\n')}</pre>`;
}

/** What is typed in a field without a label above it; `hint` names the field. */
export function typed(text: string, hint = ''): string {
  return `<div class="field">${hint === '' ? '' : `<span>${hint}</span>`}<div class="text">${text}</div></div>`;
}

/** Measured values by name. */
export function meters(...values: readonly (readonly [name: string, value: string])[]): string {
  const html = values.map(([name, value]) => `<div><small>${name}</small>${value}</div>`);
  return `<div class="meters">${html.join('')}</div>`;
}
