import type { ComponentType, ReactNode } from 'react';
import { loadedGuide, type GuideModule } from './loaded-guides';

type Item = ComponentType<{ content: GuideModule }>;

/** The page around a guide's text; its chunk loads with the first guide. */
let Loaded: Item | undefined;

/** Keeps the loaded component of the page around a guide's text. */
export function keepItem<Module extends { readonly default: unknown }>(module: Module): Module {
  Loaded = module.default as Item;
  return module;
}

/**
 * What the browser's routes render for a guide: the same component for all of them, so that a
 * navigation re-renders only what differs. If a guide is not loaded yet, Docusaurus loads it.
 */
export function GuideRoute({
  route,
  component: Component,
  props,
}: {
  route: string;
  component: ComponentType<object>;
  props: object;
}): ReactNode {
  const content = loadedGuide(route);
  return content === undefined || Loaded === undefined ? (
    <Component key={route} {...props} />
  ) : (
    <Loaded content={content} />
  );
}
