/** Starts a local server that speaks the hosted search protocol and records requests. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { Host } from '@algolia/client-common';

/** A received request. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  /** Parsed JSON, undefined without a body. */
  readonly body: unknown;
}

/** The server's response: a status and a JSON body, or a closed connection. */
export type ServerReply = { readonly status: number; readonly body: unknown } | 'cut';

export interface HostedSearchServer {
  readonly calls: ReceivedRequest[];
  readonly host: Host;
  /** Sets the handler for all further requests. */
  answerWith: (reply: (call: ReceivedRequest) => ServerReply) => void;
  close: () => Promise<void>;
}

/** Starts a server. @param port 0 for any free one */
export async function startHostedSearchServer(
  reply: (call: ReceivedRequest) => ServerReply,
  port = 0,
): Promise<HostedSearchServer> {
  const calls: ReceivedRequest[] = [];
  let replyTo = reply;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = readRequest(request, Buffer.concat(chunks));
      calls.push(call);
      const answer = replyTo(call);
      if (answer === 'cut') {
        request.socket.destroy();
        return;
      }
      response.writeHead(answer.status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
      });
      response.end(JSON.stringify(answer.body));
    });
  });
  await listen(server, port);
  return {
    calls,
    host: {
      url: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      protocol: 'http',
      accept: 'readWrite',
    },
    answerWith: (next) => (replyTo = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function readRequest(request: IncomingMessage, bytes: Buffer): ReceivedRequest {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const text = (
    request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
  ).toString();
  return {
    method: request.method ?? '',
    path: decodeURIComponent(pathname),
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
