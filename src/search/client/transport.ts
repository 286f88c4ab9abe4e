/**
 * Passes the calls of Algolia's client to the worker instead of the network. Timeouts are the
 * client's; to the client, a worker that fails or does not respond looks like a host that is down.
 */
import type { WorkerResponse, WorkerRequest } from '../worker/worker';

/** The part of the client's request that is used here. */
export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  readonly data?: string | Uint8Array | undefined;
  /** Milliseconds. */
  readonly responseTimeout: number;
}

export interface TransportResponse {
  readonly content: string;
  readonly isTimedOut: boolean;
  readonly status: number;
}

/** The part of the Worker interface that is used. */
export interface WorkerLike {
  postMessage(message: WorkerRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface Transport {
  send(request: TransportRequest): Promise<TransportResponse>;
  /** Starts the worker ahead of time. */
  warm(): void;
}

/**
 * A transport to a worker that starts on the first call and restarts after a failure.
 * @param start creates a worker; may throw
 * @param openPath path of the open page, sent with each call
 */
export function createTransport(start: () => WorkerLike, openPath = () => ''): Transport {
  let worker: WorkerLike | undefined;
  let lastId = 0;
  const waiting = new Map<number, (response: TransportResponse) => void>();

  const fail = (message: string) => {
    worker?.terminate();
    worker = undefined;
    for (const resolve of waiting.values()) resolve(createFailure(message));
    waiting.clear();
  };
  const getRunning = (): WorkerLike => {
    if (worker !== undefined) return worker;
    worker = start();
    worker.onmessage = ({ data }) => {
      const resolve = waiting.get(data.id);
      waiting.delete(data.id);
      resolve?.(toTransportResponse(data));
    };
    worker.onerror = (event) => fail(event.message || 'The search worker failed');
    return worker;
  };

  const post = ({ method, url, data }: TransportRequest, id: number): void => {
    const text =
      typeof data === 'string' || data === undefined ? data : new TextDecoder().decode(data);
    getRunning().postMessage({ id, call: { method, url, data: text, open: openPath() } });
  };

  return {
    warm() {
      try {
        getRunning();
      } catch {
        // Ignored: the first search reports the failure.
      }
    },
    send(request) {
      return new Promise((resolve) => {
        const id = ++lastId;
        const timer = setTimeout(() => {
          waiting.delete(id);
          resolve({ content: 'Connection timeout', status: 0, isTimedOut: true });
        }, request.responseTimeout);
        waiting.set(id, (response) => {
          clearTimeout(timer);
          resolve(response);
        });
        try {
          post(request, id);
        } catch (error) {
          fail(String(error));
        }
      });
    },
  };
}

function createFailure(message: string): TransportResponse {
  return { content: message, status: 0, isTimedOut: false };
}

function toTransportResponse({ answer, error }: WorkerResponse): TransportResponse {
  return answer === undefined
    ? createFailure(error ?? 'No answer')
    : { content: answer.content, status: answer.status, isTimedOut: false };
}
