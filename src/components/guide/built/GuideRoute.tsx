import type { ComponentType, ReactNode } from 'react';
import type { GuideStore } from './store';
import { guideStore } from './window-store';

/** Keeps the loaded page around a guide's text for `GuideRoute`. */
export function rememberGuideLayout<Module extends { readonly default: unknown }>(
  module: Module,
): Module {
  guideStore.layout = module.default as NonNullable<GuideStore['layout']>;
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
  const content = guideStore.loaded.find(route);
  const Layout = guideStore.layout;
  return content === undefined || Layout === undefined ? (
    <Component key={route} {...props} />
  ) : (
    <Layout content={content} />
  );
}
