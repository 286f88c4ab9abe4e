import { describe, expect, it, vi } from 'vitest';
import { keepErrorStatus } from './keep-error-status';

/** What the dialog does with a search: it sets its status by the name of the error. */
function heard(client: { search(): Promise<unknown> }): string[] {
  const names: string[] = [];
  client.search().catch((error: unknown) => names.push((error as Error).name));
  return names;
}

function refusing(name: string): { search(): Promise<unknown> } {
  const error = new Error('Invalid Application-ID or API key');
  error.name = name;
  return { search: () => Promise.reject(error) };
}

describe('keepErrorStatus', () => {
  it.each(['ApiError', 'RetryError', 'TypeError'])(
    'has the dialog take a %s for a failed search, twice',
    async (name) => {
      const names = heard(keepErrorStatus(refusing(name)));
      await vi.waitFor(() => {
        expect(names).toEqual(['RetryError', 'RetryError']);
      });
    },
  );

  it('says it once only when a newer search has begun', async () => {
    const client = keepErrorStatus(refusing('ApiError'));
    const first = heard(client);
    const second = heard(client);
    await vi.waitFor(() => {
      expect(second).toHaveLength(2);
    });
    expect(first).toHaveLength(1);
  });
});
