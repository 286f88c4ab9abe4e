/** Makes the tabs of a guide, which are HTML from the server, switch by mouse and keys. */
import { useLayoutEffect } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import type { GuideRef } from './useElements';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const listTabs = (group: HTMLElement) => [...group.querySelectorAll<HTMLElement>('[role=tab]')];

/** Shows the tab with a value, if there is one. */
function select(group: HTMLElement, value: string | null): void {
  const tabs = listTabs(group);
  const chosen = tabs.findIndex((tab) => tab.dataset.value === value);
  if (chosen === -1) return;
  for (const [index, tab] of tabs.entries()) {
    tab.classList.toggle('tabs__item--active', index === chosen);
    tab.ariaSelected = String(index === chosen);
    tab.tabIndex = index === chosen ? 0 : -1;
  }
  const panels = group.querySelectorAll<HTMLElement>('[role=tabpanel]');
  for (const [index, panel] of panels.entries()) panel.hidden = index !== chosen;
}

const getStorageSlot = ({ dataset: { tabs: name } }: HTMLElement) =>
  name === undefined ? undefined : createStorageSlot(`docusaurus.tab.${name}`);

const listTabGroups = (guide: HTMLElement | null) => [
  ...(guide?.querySelectorAll<HTMLElement>('.tabs-container') ?? []),
];

/** Shows the tabs that the reader chose before, on this page or another one. */
export function showChosenTabs(guide: HTMLElement): void {
  for (const group of listTabGroups(guide)) select(group, getStorageSlot(group)?.get() ?? null);
}

/** One group of tabs. Groups with the same id stay in sync, across pages and windows. */
function start(group: HTMLElement): () => void {
  const slot = getStorageSlot(group);
  const choose = (tab: HTMLElement) => {
    const { value = null } = tab.dataset;
    const before = tab.getBoundingClientRect().top;
    select(group, value);
    // Update the page's other groups in the same frame, including those above.
    if (value !== null) slot?.set(value);
    const top = tab.getBoundingClientRect().top - before;
    scrollBy({ top, behavior: 'instant' });
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
    const tabs = listTabs(group);
    tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
  };
  select(group, slot?.get() ?? null);
  const stop = slot?.listen(({ newValue }) => select(group, newValue));
  group.addEventListener('click', onClick);
  group.addEventListener('keydown', onKeyDown);
  return () => {
    stop?.();
    group.removeEventListener('click', onClick);
    group.removeEventListener('keydown', onKeyDown);
  };
}

/** Enhances the tabs of a guide, in the markup that `GuideTabs` renders. */
export function useTabs(guide: GuideRef): void {
  useLayoutEffect(() => {
    const stops = listTabGroups(guide.current).map(start);
    return () => stops.forEach((stop) => stop());
  }, [guide]);
}
