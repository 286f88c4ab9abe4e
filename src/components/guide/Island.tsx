import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { helpers } from '../../helpers/all';
import { getHelperAnchor } from '../../helpers/helper';
import { ISLANDS } from './islands';
import styles from './Island.module.css';

const serverViews = new Map<string, ComponentType<object>>();

/** The component of an island; the server waits for it to load. */
function getServerView(name: string): ComponentType<object> {
  const load = ISLANDS[name];
  if (load === undefined) {
    throw new Error(`No helper is named "${name}"; there are: ${Object.keys(ISLANDS).join(', ')}`);
  }
  const view = serverViews.get(name) ?? lazy(load as () => Promise<{ default: ComponentType }>);
  serverViews.set(name, view);
  return view;
}

/**
 * A part of a guide with its own code. The built page contains its default state as HTML;
 * `enhance/Islands` loads the code when the reader scrolls near.
 * @param name key of `ISLANDS`
 * @param props of the component, JSON-serializable
 * @throws at build time if no island has this name
 */
export function Island({ name, props }: { name: string; props?: object }): ReactNode {
  const View = ExecutionEnvironment.canUseDOM ? undefined : getServerView(name);
  const helper = helpers[name];
  const anchor = helper && getHelperAnchor(helper);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <div
      id={anchor}
      className={styles.island}
      data-island={name}
      data-props={props === undefined ? undefined : JSON.stringify(props)}
    >
      {View !== undefined && (
        <Suspense>
          <View {...props} />
        </Suspense>
      )}
    </div>
  );
}
