import http from 'node:http';
import http2 from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { App } from './app.ts';
import type { Env } from './environment/env.ts';
import { readCertificate } from './environment/read-certificate.ts';
import { listenError } from './environment/start-error.ts';
import {
  malformedResponse,
  respondBusy,
  respondMalformed,
  respondToClientError,
  respondToExpectation,
} from './early-problems.ts';
import { sendPrepared } from './http/prepared-response.ts';
import type { Logger } from '@myler/server/log';
import type { ObserveRequest } from '@myler/server/observe-request';
import { nextRequestId } from './middleware/request-id/request-id.ts';
import { loggedPath } from './middleware/request-log/request-log.ts';

export interface RunningServer {
  port: number;
  server: http.Server;
  /** From now on each HTTP/1 connection closes after its current response. */
  startDraining(): void;
  /** Accepts no more connections and waits for the current responses. Cuts them off after `gracePeriod` milliseconds. */
  close(gracePeriod: number): Promise<void>;
}

export type Handler = (incoming: http.IncomingMessage, outgoing: http.ServerResponse) => void;

/**
 * Listens on PORT, with HTTP/2 when there is a certificate.
 *
 * @param createHandler is called when the port is known, before the first request
 */
export function listen(env: Env, log: Logger, createHandler: (port: number) => Handler): Promise<RunningServer> {
  let isDraining = false;
  let handler: Handler;
  const sockets = new Set<Socket>();
  const listener: Handler = (incoming, outgoing) => {
    if (isDraining && incoming.httpVersionMajor === 1) outgoing.shouldKeepAlive = false;
    handler(incoming, outgoing);
  };
  const server = createServer(env, listener);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('clientError', (error, socket) => respondToClientError(error, socket as Socket, log));
  server.on('checkExpectation', (_incoming, outgoing) => respondToExpectation(outgoing, log));
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, env)));
    server.listen({ port: env.port, ...(env.host ? { host: env.host } : {}) }, () => {
      const { port } = server.address() as AddressInfo;
      handler = createHandler(port);
      resolve({
        port,
        server,
        startDraining: () => {
          isDraining = true;
        },
        close: (gracePeriod) => close(server, sockets, gracePeriod),
      });
    });
  });
}

const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Longer than load balancers keep idle connections, so that none sends a request on a connection we just closed.
  keepAliveTimeout: 75_000,
};

// A request without a host is answered as every other that is malformed, and not by Node with an empty body.
const options = { ...timeouts, requireHostHeader: false };

/** Of one HTTP/2 connection. A page needs about twenty files at once. */
const MAX_STREAMS = 100;

/** Mozilla's "intermediate" list: each has forward secrecy and authenticates what it encrypts. The strongest is first. */
const CIPHERS = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
];

function createServer(env: Env, listener: Handler): http.Server {
  if (!env.tls) return http.createServer(options, listener);
  const secureOptions: http2.SecureServerOptions = {
    ...options,
    ...readCertificate(env.tls),
    allowHTTP1: true,
    // Node's own defaults can be lowered by NODE_OPTIONS.
    minVersion: 'TLSv1.2',
    ciphers: CIPHERS.join(':'),
    handshakeTimeout: timeouts.headersTimeout,
    settings: { maxConcurrentStreams: MAX_STREAMS },
  };
  // HTTP/2 requests and responses have all methods that are used here.
  const server = http2.createSecureServer(secureOptions, listener as never);
  // Node limits the time of headers, of requests and between requests for HTTP/1 only.
  server.on('session', (session) => {
    session.setTimeout(timeouts.keepAliveTimeout, () => session.close());
    session.on('stream', (stream) => stream.setTimeout(timeouts.requestTimeout, () => stream.close()));
  });
  return server as unknown as http.Server;
}

/** Sends cached pages and files directly. All other requests go through the app's router. */
export function nodeHandler(app: App, origin: string, log: Logger, observe?: ObserveRequest): Handler {
  const { host } = new URL(origin);
  const handleWithRouter = getRequestListener(
    (request, env) => {
      const { incoming } = env as HttpBindings;
      const peerAddress = incoming.socket.remoteAddress;
      return app.fetch(request, peerAddress ? { peerAddress } : {});
    },
    // The app handles its own errors, so this is about requests that never reach it.
    { errorHandler: () => malformedResponse(log) },
  );
  return (incoming, outgoing) => {
    const { url = '/', method } = incoming;
    if (!url.startsWith('/') || !hasValidHost(incoming)) return respondMalformed(outgoing, log);
    if (method === 'GET' || method === 'HEAD') {
      const begin = performance.now();
      const readHour = () =>
        app.visitorHour(incoming.socket.remoteAddress, (name) => {
          const value = incoming.headers[name];
          return Array.isArray(value) ? value.join() : value;
        });
      const response = app.pages.cached(url, readHour) ?? app.assets.cached(url);
      if (response) {
        const status = sendPrepared(response, incoming, outgoing);
        const ms = Math.round((performance.now() - begin) * 1000) / 1000;
        observe?.({ method, route: 'cached', status, ms });
        log.info({ id: nextRequestId(), method, path: loggedPath(url), status, ms });
        return;
      }
    }
    if (app.refusesEarly(method, url)) {
      respondBusy(incoming, outgoing, log);
      observe?.({ method: method ?? '', route: 'refused', status: 503, ms: 0 });
      return;
    }
    // The host comes from the configuration. A request's own Host header is replaced, so that no code depends on it.
    incoming.headers.host = host;
    if (incoming.httpVersionMajor > 1) incoming.headers[':authority'] = host;
    void handleWithRouter(incoming, outgoing);
  };
}

/** RFC 9112, section 3.2: exactly one host in HTTP/1.1. With two, a server in front may have read the other one. */
function hasValidHost({ httpVersion, headers, rawHeaders }: http.IncomingMessage): boolean {
  if (headers.host === undefined) return httpVersion !== '1.1';
  const isHost = (text: string, index: number) => index % 2 === 0 && text.length === 4 && /^host$/i.test(text);
  return rawHeaders.findIndex(isHost) === rawHeaders.findLastIndex(isHost);
}

function close(server: http.Server, sockets: Set<Socket>, gracePeriod: number): Promise<void> {
  return new Promise((resolve) => {
    const closeTimer = setTimeout(() => {
      for (const socket of sockets) socket.destroy();
    }, gracePeriod);
    server.close(() => {
      clearTimeout(closeTimer);
      resolve();
    });
    server.closeIdleConnections?.();
  });
}
