/** Implements the part of XMLHttpRequest that the client's browser build uses, over Node's HTTP. */
import { request, type ClientRequest } from 'node:http';

export class NodeXhr {
  readonly OPENED = 1;
  readyState = 0;
  status = 0;
  responseText = '';
  onload: (() => void) | undefined;
  onerror: (() => void) | undefined;
  onreadystatechange: (() => void) | undefined;
  #request: ClientRequest | undefined;
  #headers = '';

  open(method: string, url: string): void {
    this.readyState = 1;
    this.#request = request(url, { method, agent: false }, (response) => {
      this.status = response.statusCode ?? 0;
      this.#headers = Object.entries(response.headers)
        .map(([name, value]) => `${name}: ${String(value)}`)
        .join('\r\n');
      this.#become(2);
      response.setEncoding('utf8');
      response.on('data', (text: string) => (this.responseText += text));
      response.on('end', () => {
        this.#become(4);
        this.onload?.();
      });
    });
    this.#request.on('error', () => this.onerror?.());
  }
  setRequestHeader(name: string, value: string): void {
    this.#request?.setHeader(name, value);
  }
  getAllResponseHeaders(): string {
    return this.#headers;
  }
  send(data?: string): void {
    this.#request?.end(data);
  }
  abort(): void {
    this.onerror = undefined;
    this.#request?.destroy();
  }
  #become(state: number): void {
    this.readyState = state;
    this.onreadystatechange?.();
  }
}
