import { useLayoutEffect } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { Text } from './useElements';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const tabsIn = (group: HTMLElement) => [...group.querySelectorAll<HTMLElement>('[role=tab]')];

/** Shows the tab of one value; the tab in use stays where it is on the screen. */
function select(group: HTMLElement, value: string | null, inUse?: HTMLElement): void {
  const tabs = tabsIn(group);
  const chosen = tabs.findIndex((tab) => tab.dataset.value === value);
  if (chosen === -1) return;
  const before = inUse?.getBoundingClientRect().top ?? 0;
  for (const [index, tab] of tabs.entries()) {
    tab.classList.toggle('tabs__item--active', index === chosen);
    tab.ariaSelected = String(index === chosen);
    tab.tabIndex = index === chosen ? 0 : -1;
  }
  const panels = group.querySelectorAll<HTMLElement>('[role=tabpanel]');
  for (const [index, panel] of panels.entries()) panel.hidden = index !== chosen;
  if (inUse !== undefined) scrollBy(0, inUse.getBoundingClientRect().top - before);
}

/** One group of tabs; groups of one name agree, also on other pages and in other windows. */
function start(group: HTMLElement): () => void {
  const name = group.dataset.tabs;
  const slot = name === undefined ? undefined : createStorageSlot(`docusaurus.tab.${name}`);
  let inUse: HTMLElement | undefined;
  const choose = (tab: HTMLElement) => {
    const { value } = tab.dataset;
    if (value === undefined) return;
    inUse = tab;
    select(group, value, tab);
    slot?.set(value);
    inUse = undefined;
  };
  const onClick = (event: MouseEvent) => {
    const tab = event.target instanceof Element && event.target.closest<HTMLElement>('[role=tab]');
    if (tab) choose(tab);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tab = event.target;
    if (!(tab instanceof HTMLElement) || tab.role !== 'tab') return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(tab);
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    const tabs = tabsIn(group);
    tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
  };
  select(group, slot?.get() ?? null);
  const stop = slot?.listen(({ newValue }) => {
    if (inUse === undefined) select(group, newValue);
  });
  group.addEventListener('click', onClick);
  group.addEventListener('keydown', onKeyDown);
  return () => {
    stop?.();
    group.removeEventListener('click', onClick);
    group.removeEventListener('keydown', onKeyDown);
  };
}

/** The tabs of a guide, as `GuideTabs` writes them. */
export function useTabs(text: Text): void {
  useLayoutEffect(() => {
    const groups = [...(text.current?.querySelectorAll<HTMLElement>('.tabs-container') ?? [])];
    const stops = groups.map(start);
    return () => stops.forEach((stop) => stop());
  }, [text]);
}
