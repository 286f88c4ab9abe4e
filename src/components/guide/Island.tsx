import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { helpers } from '../../helpers/all';
import { anchorOf } from '../../helpers/helper';
import { ISLANDS } from './islands';
import styles from './Island.module.css';

const serverViews = new Map<string, ComponentType<object>>();

/** The view of an island, which the server waits for. */
function serverView(name: string): ComponentType<object> {
  const load = ISLANDS[name];
  if (load === undefined) {
    throw new Error(`No helper is named "${name}"; there are: ${Object.keys(ISLANDS).join(', ')}`);
  }
  const view = serverViews.get(name) ?? lazy(load as () => Promise<{ default: ComponentType }>);
  serverViews.set(name, view);
  return view;
}

/**
 * A part of a guide with code of its own. The built page holds its default state as HTML;
 * `enhance/Islands` puts the code in when the reader comes near.
 * @param name key of `ISLANDS`
 * @param props of the view, as JSON can hold them
 * @throws while building, where no island has the name
 */
export function Island({ name, props }: { name: string; props?: object }): ReactNode {
  const View = ExecutionEnvironment.canUseDOM ? undefined : serverView(name);
  const helper = helpers[name];
  const anchor = helper && anchorOf(helper);
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
