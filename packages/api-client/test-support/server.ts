import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** The server's reaction to a request: a JSON answer, or a function that simulates a broken server. */
export type Answer = JsonAnswer | ((response: ServerResponse) => void);

interface JsonAnswer {
  status?: number;
  json?: unknown;
  headers?: Record<string, string>;
}

export interface TestServer {
  /** "http://127.0.0.1:40123" */
  origin: string;
  received: Received[];
}

/** A real HTTP server that gives these answers in turn, repeats the last one, and records the requests. */
export async function serverThatAnswers(...answers: Answer[]): Promise<TestServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      const answer = answers[Math.min(received.length, answers.length) - 1] ?? {};
      if (typeof answer === 'function') answer(response);
      else respond(response, answer);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

function respond(response: ServerResponse, { status = 200, json, headers = {} }: JsonAnswer): void {
  const body = json === undefined ? undefined : JSON.stringify(json);
  response.writeHead(status, { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers });
  response.end(body);
}

/** Ways in which a server fails without a JSON answer. */
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
  neverAnswers: () => undefined,
} satisfies Record<string, Answer>;
