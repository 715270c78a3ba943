import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** The server's reaction to a request: a JSON response, or a function that simulates a broken server. */
export type TestResponse = JsonResponse | ((response: ServerResponse) => void);

interface JsonResponse {
  status?: number;
  json?: unknown;
  headers?: Record<string, string>;
}

export interface TestServer {
  /** "http://127.0.0.1:40123" */
  origin: string;
  received: Received[];
}

/** A real HTTP server that sends these responses in turn, repeats the last one, and records the requests. */
export async function startTestServer(...responses: TestResponse[]): Promise<TestServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      const testResponse = responses[Math.min(received.length, responses.length) - 1] ?? {};
      if (typeof testResponse === 'function') testResponse(response);
      else respond(response, testResponse);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

function respond(response: ServerResponse, { status = 200, json, headers = {} }: JsonResponse): void {
  const body = json === undefined ? undefined : JSON.stringify(json);
  response.writeHead(status, { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers });
  response.end(body);
}

/** Ways in which a server fails without a JSON response. */
export const broken = {
  hangsUp: (response: ServerResponse) => void response.destroy(),
  sendsHtml: (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
  sendsHalf: (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('[{"membershipId":');
    response.destroy();
  },
  sendsNothing: (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(),
  neverResponds: () => undefined,
} satisfies Record<string, TestResponse>;
