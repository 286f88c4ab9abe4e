import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTransport, type WorkerLike } from './transport';
import type { WorkerResponse, WorkerRequest } from '../worker/worker';

/** A worker controlled by the test: it answers on command. */
class FakeWorker implements WorkerLike {
  readonly calls: WorkerRequest[] = [];
  terminated = false;
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;

  postMessage(message: WorkerRequest): void {
    this.calls.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  answer(content: string, id = this.calls.at(-1)?.id ?? 0, status = 200): void {
    this.deliver({ id, answer: { status, content } });
  }
  deliver(data: WorkerResponse): void {
    this.onmessage?.({ data } as MessageEvent<WorkerResponse>);
  }
  fail(message: string): void {
    this.onerror?.({ message } as ErrorEvent);
  }
}

/** A transport and the workers that it started, newest last. */
function setUp() {
  const workers: FakeWorker[] = [];
  const start = vi.fn((): WorkerLike => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  const transport = createTransport(start, () => '/sftp');
  const send = (data = '{}') =>
    transport.send({ method: 'POST', url: 'https://x.test/1', data, responseTimeout: 2000 });
  return { start, transport, workers, send };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('transport', () => {
  it('carries a call and its answer', async () => {
    const { send, workers } = setUp();
    const response = send('{"requests":[]}');
    expect(workers[0]?.calls).toEqual([
      {
        id: 1,
        call: { method: 'POST', url: 'https://x.test/1', data: '{"requests":[]}', open: '/sftp' },
      },
    ]);
    workers[0]?.answer('{}');
    expect(await response).toEqual({ content: '{}', status: 200, isTimedOut: false });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reads a body of bytes', () => {
    const { transport, workers } = setUp();
    void transport.send({
      method: 'POST',
      url: 'u',
      data: new TextEncoder().encode('é'),
      responseTimeout: 1,
    });
    expect(workers[0]?.calls[0]?.call.data).toBe('é');
  });

  it('matches answers to calls in any order', async () => {
    const { send, workers } = setUp();
    const [first, second] = [send('1'), send('2')];
    workers[0]?.answer('two', 2);
    workers[0]?.answer('one', 1);
    expect((await first).content).toBe('one');
    expect((await second).content).toBe('two');
  });

  it('ignores unexpected answers', async () => {
    const { send, workers } = setUp();
    const response = send();
    workers[0]?.answer('wrong', 99);
    workers[0]?.answer('right');
    workers[0]?.answer('late');
    expect((await response).content).toBe('right');
  });

  it('passes on protocol errors', async () => {
    const { send, workers } = setUp();
    const response = send();
    workers[0]?.answer('{"message":"no","status":404}', 1, 404);
    expect(await response).toMatchObject({ status: 404, isTimedOut: false });
  });

  it('times out when the worker stays silent, then answers again', async () => {
    const { send, workers, start } = setUp();
    const slow = send();
    await vi.advanceTimersByTimeAsync(1999);
    expect(workers[0]?.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await slow).toEqual({ content: 'Connection timeout', status: 0, isTimedOut: true });
    workers[0]?.answer('too late', 1);
    const next = send();
    workers[0]?.answer('in time');
    expect((await next).content).toBe('in time');
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('reports an index that failed to load like a host that is down', async () => {
    const { send, workers } = setUp();
    const response = send();
    workers[0]?.deliver({ id: 1, error: 'index.json: 404' });
    expect(await response).toEqual({ content: 'index.json: 404', status: 0, isTimedOut: false });
  });

  it('starts a new worker after a failure, and rejects all pending calls', async () => {
    const { send, workers, start } = setUp();
    const waiting = [send(), send()];
    workers[0]?.fail('boom');
    expect(await Promise.all(waiting)).toEqual(
      waiting.map(() => ({ content: 'boom', status: 0, isTimedOut: false })),
    );
    expect(workers[0]?.terminated).toBe(true);
    expect(vi.getTimerCount()).toBe(0);

    const next = send();
    workers[1]?.answer('well');
    expect((await next).content).toBe('well');
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('survives a worker that cannot start', async () => {
    const { transport, start, send, workers } = setUp();
    start.mockImplementationOnce(() => {
      throw new Error('blocked');
    });
    expect(() => transport.warm()).not.toThrow();
    start.mockImplementationOnce(() => {
      throw new Error('blocked');
    });
    expect(await send()).toEqual({ content: 'Error: blocked', status: 0, isTimedOut: false });
    const next = send();
    workers[0]?.answer('well');
    expect((await next).status).toBe(200);
  });

  it('starts one worker for warming up and searching', () => {
    const { transport, send, start } = setUp();
    transport.warm();
    transport.warm();
    void send();
    expect(start).toHaveBeenCalledTimes(1);
  });
});
