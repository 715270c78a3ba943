import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Faults that the test provider can simulate. */
export const faults = [
  'hung',
  'reset',
  'reset-mid-body',
  '500',
  'garbage',
  'html',
  'wrong-shape',
  'huge',
  'trickle',
  'redirect',
] as const;
export type Fault = (typeof faults)[number];

export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

interface TestResponse {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestProvider {
  url: string;
  seen: SeenRequest[];
  /** Responses to "METHOD /path", or what makes one from the query. They override those of the contract. */
  responses: Record<string, TestResponse | ((query: URLSearchParams) => TestResponse)>;
  fault: Fault | undefined;
  /** Resolves when so many requests have arrived since `seen` was emptied. */
  waitForRequests(count: number): Promise<void>;
  /** Delays all responses until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

const session = {
  user: { id: 'u1', name: 'Amélie' },
  accessToken: 'access-1',
  expiresIn: 300,
  refreshToken: 'refresh-secret-1',
  keepMeSignedIn: true,
};

const receipt = {
  memberId: 'u1',
  firstName: 'Amélie',
  membershipId: 'black plus',
  price: { amount: 1_100_000, currency: 'EUR' },
  discount: { amount: 0, currency: 'EUR' },
  paid: { amount: 1_100_000, currency: 'EUR' },
  startsOn: '2026-11-21',
  renewsOn: '2027-11-21',
};

/** With the spelling of the API: "black plus". */
const prices = [
  { membershipId: 'black plus', category: 'Leisure', name: 'Black+', prices: [{ amount: 950_000, currency: 'GBP' }] },
];

const defaultResponses: TestProvider['responses'] = {
  'GET /v1/prices': { body: prices },
  'GET /v1/me': { body: { status: true, user: { id: 'u1', name: 'Amélie' } } },
  'GET /v1/coupons': {
    body: { code: 'WELCOME10', kind: 'coupon', discount: { amount: 100, currency: 'EUR' }, label: '10% off' },
  },
  'POST /v1/users': { body: receipt },
  'GET /v1/users': { body: { status: 'succeeded' } },
  'POST /v1/users/login': { body: session },
  'POST /v1/users/passkey': { body: session },
  'POST /v1/users/refresh': { body: { ...session, refreshToken: 'refresh-secret-2', keepMeSignedIn: false } },
  'POST /v1/users/logout': { status: 204 },
  'POST /v1/newsletter': { status: 204 },
  'POST /v1/password/email': { status: 204 },
  'POST /v1/password/reset': { status: 204 },
  'POST /v1/mylers/leads': { status: 204 },
  'POST /api/collect': { status: 204 },
};

/** Starts a provider on a port of its own. It answers by the contract, or simulates the chosen fault. */
export async function startTestProvider(): Promise<TestProvider> {
  let blocked: Promise<void> | undefined;
  const arrivals = new EventEmitter();
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));
  const provider: TestProvider = {
    url: '',
    seen: [],
    responses: {},
    fault: undefined,
    async waitForRequests(count) {
      while (provider.seen.length < count) await once(arrivals, 'request');
    },
    hold() {
      const gate = Promise.withResolvers<void>();
      blocked = gate.promise;
      return gate.resolve;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse) {
    const text = (await incoming.toArray()).join('');
    const path = incoming.url ?? '';
    const method = incoming.method ?? '';
    provider.seen.push({ method, path, headers: incoming.headers, body: text ? JSON.parse(text) : undefined });
    arrivals.emit('request');
    await blocked;
    if (provider.fault) return simulateFault(provider.fault, outgoing);
    const key = `${method} ${path.replace(/\?.*$/, '')}`;
    const given = provider.responses[key] ??
      defaultResponses[key] ?? { status: 404, body: { message: 'There is nothing here.' } };
    const response = typeof given === 'function' ? given(new URLSearchParams(path.split('?')[1])) : given;
    const body = response.body === undefined ? undefined : JSON.stringify(response.body);
    outgoing.writeHead(response.status ?? 200, { 'content-type': 'application/json', ...response.headers }).end(body);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return provider;
}

function simulateFault(fault: Fault, outgoing: ServerResponse): void {
  const json = { 'content-type': 'application/json' };
  if (fault === 'reset') outgoing.destroy();
  if (fault === '500') outgoing.writeHead(500, json).end('{"message":"Error at db-7.internal: stack trace"}');
  if (fault === 'garbage') outgoing.writeHead(200, json).end('{"status": tru');
  if (fault === 'html') outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works</h1>');
  if (fault === 'wrong-shape') outgoing.writeHead(200, json).end('[{"membershipId":"platinum"}]');
  if (fault === 'redirect') outgoing.writeHead(302, { location: 'http://elsewhere.example/' }).end();
  if (fault === 'reset-mid-body') {
    outgoing.writeHead(200, { ...json, 'content-length': '1000' }).write('[');
    setImmediate(() => outgoing.destroy());
  }
  if (fault === 'huge') {
    outgoing.writeHead(200, json);
    const chunk = Buffer.alloc(1024 * 1024, ' ');
    const write = (left: number): void => {
      if (left > 0 && !outgoing.destroyed) outgoing.write(chunk, () => write(left - 1));
    };
    write(100);
  }
  if (fault === 'trickle') {
    outgoing.writeHead(200, json);
    const timer = setInterval(() => outgoing.write(' '), 200);
    outgoing.once('close', () => clearInterval(timer));
  }
}
