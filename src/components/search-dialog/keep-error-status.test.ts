import { describe, expect, it, vi } from 'vitest';
import { keepErrorStatus, logFailures } from './keep-error-status';

/** Mimics how the dialog handles a search: it sets its status by the error's name. */
function collectNames(client: { search(): Promise<unknown> }): string[] {
  const names: string[] = [];
  client.search().catch((error: unknown) => names.push((error as Error).name));
  return names;
}

function createRefusing(name: string): { search(): Promise<unknown> } {
  const error = new Error('Invalid Application-ID or API key');
  error.name = name;
  return { search: () => Promise.reject(error) };
}

describe('keepErrorStatus', () => {
  it.each(['ApiError', 'RetryError', 'TypeError'])(
    'makes the dialog treat a %s as a failed search, twice',
    async (name) => {
      const names = collectNames(keepErrorStatus(createRefusing(name)));
      await vi.waitFor(() => {
        expect(names).toEqual(['RetryError', 'RetryError']);
      });
    },
  );

  it('reports it only once if a newer search has begun', async () => {
    const client = keepErrorStatus(createRefusing('ApiError'));
    const first = collectNames(client);
    const second = collectNames(client);
    await vi.waitFor(() => {
      expect(second).toHaveLength(2);
    });
    expect(first).toHaveLength(1);
  });
});

describe('logFailures', () => {
  const report = (target: EventTarget, reason: Error): boolean => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('logs failed searches in place of their reports, and no others', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const target = new EventTarget();
    const end = logFailures(target);
    const failure = Object.assign(new Error('down'), { name: 'RetryError' });
    expect(report(target, failure)).toBe(true);
    expect(report(target, new Error('another fault'))).toBe(false);
    expect(log.mock.calls).toEqual([[failure]]);
    end();
    expect(report(target, failure)).toBe(false);
    log.mockRestore();
  });
});
