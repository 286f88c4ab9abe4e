import type { ComponentType, ReactNode } from 'react';
import { findLoadedGuide, type GuideModule } from './loaded-guides';

type GuideLayout = ComponentType<{ content: GuideModule }>;

/** The page around a guide's text; its chunk loads with the first guide. */
let loadedLayout: GuideLayout | undefined;

/** Keeps the loaded page around a guide's text for `GuideRoute`. */
export function rememberGuideLayout<Module extends { readonly default: unknown }>(
  module: Module,
): Module {
  loadedLayout = module.default as GuideLayout;
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
  const content = findLoadedGuide(route);
  const Layout = loadedLayout;
  return content === undefined || Layout === undefined ? (
    <Component key={route} {...props} />
  ) : (
    <Layout content={content} />
  );
}
