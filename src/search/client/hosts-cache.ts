/**
 * Remembers in memory which of Algolia's hosts are down, until the page is closed.
 *
 * Works around a bug in the client (5.64). It should skip such a host for two minutes, but stores
 * its state under a key that includes the state itself (`status`, `lastUpdate`) and looks it up
 * without, so its own caches never find it; they would also lose the state's methods.
 * `hosted-client.test.ts` demonstrates it.
 */
import type { Cache, Host } from '@algolia/client-common';

/** A cache for the client's `hostsCache` option only. */
export function createHostsCache(): Cache {
  const states = new Map<string, unknown>();
  const getKeyName = (key: unknown): string => {
    const { protocol, url, port, accept } = key as Host;
    return JSON.stringify([protocol, url, port, accept]);
  };
  return {
    get<Value>(key: unknown, unknownYet: () => Promise<Value>): Promise<Value> {
      const state = states.get(getKeyName(key));
      return state === undefined ? unknownYet() : Promise.resolve(state as Value);
    },
    set<Value>(key: unknown, value: Value): Promise<Value> {
      states.set(getKeyName(key), value);
      return Promise.resolve(value);
    },
    delete(key: unknown): Promise<void> {
      states.delete(getKeyName(key));
      return Promise.resolve();
    },
    clear(): Promise<void> {
      states.clear();
      return Promise.resolve();
    },
  };
}
