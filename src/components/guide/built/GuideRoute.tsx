import type { ComponentType, ReactNode } from 'react';
import { loadedGuide, type GuideModule } from './loaded-guides';

type Item = ComponentType<{ content: GuideModule }>;

/** The page around a guide's text; its code comes with the first guide. */
let Loaded: Item | undefined;

/** Remembers the code of the page around a guide's text. */
export function keepItem<Module extends { readonly default: unknown }>(module: Module): Module {
  Loaded = module.default as Item;
  return module;
}

/**
 * What the browser's routes show for a guide: for all of them the same component, so that a page
 * change renders what differs. A guide that is not there is left to Docusaurus, which loads it.
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
