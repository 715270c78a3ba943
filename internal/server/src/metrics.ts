import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ObserveRequest } from './observe-request.ts';

/** A number that is read when Prometheus asks: one value, or one for each value of its label. */
export interface Measured {
  name: string;
  help: string;
  /** A counter only grows; a gauge says how it is now. */
  type: 'counter' | 'gauge';
  label?: string;
  /** By the label's value; under '' without a label. */
  read: () => Record<string, number> | Promise<Record<string, number>>;
}

/** Milliseconds that reading one number may take. A database that hangs must not hide the other numbers. */
const READ_TIMEOUT = 2_000;

export interface Metrics {
  observe: ObserveRequest;
  registry: Registry;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Deadlines of reads (1.8 s) and payments (20 s) are between two of them. */
const DURATIONS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 25];

/** The metrics of a server: its requests, its process, and what it measures itself. */
export function createMetrics(prefix: string, measured: readonly Measured[]): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: `${prefix}_http_requests_total`,
    help: 'Requests by route pattern, method and status class.',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: `${prefix}_http_request_duration_seconds`,
    help: 'Time from a request to its response, by route pattern.',
    labelNames: ['route'],
    buckets: DURATIONS,
    registers,
  });
  for (const one of measured) register(`${prefix}_${one.name}`, one, registry);
  return {
    registry,
    observe({ method, route, status, ms }) {
      const knownMethod = METHODS.has(method) ? method : 'other';
      requests.inc({ route, method: knownMethod, status: `${Math.floor(status / 100)}xx` });
      durations.observe({ route }, ms / 1000);
    },
  };
}

function register(name: string, { help, type, label, read }: Measured, registry: Registry): void {
  const options = { name, help, labelNames: label ? [label] : [], registers: [] };
  const labelled = (value: string) => (label ? { [label]: value } : {});
  const gauge = () =>
    new Gauge({
      ...options,
      async collect() {
        for (const [value, number] of await inTime(read)) this.set(labelled(value), number);
      },
    });
  const counter = () =>
    new Counter({
      ...options,
      async collect() {
        const numbers = await inTime(read);
        // The library has no counter that is set; the number is counted elsewhere.
        this.reset();
        for (const [value, number] of numbers) this.inc(labelled(value), number);
      },
    });
  registry.registerMetric(type === 'gauge' ? gauge() : counter());
}

/** Not a number when it could not be read in time. */
async function inTime(read: Measured['read']): Promise<[string, number][]> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(late.reject, READ_TIMEOUT, new Error('Too late.'));
  try {
    return Object.entries(await Promise.race([read(), late.promise]));
  } catch {
    return [['', Number.NaN]];
  } finally {
    clearTimeout(timer);
  }
}

export interface MetricsServer {
  port: number;
  close(): void;
}

/**
 * Serves `/metrics` on a port of its own, which visitors cannot reach.
 *
 * @throws {Error} when the port cannot be listened on
 */
export async function serveMetrics(
  { registry }: Metrics,
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  const respond = async (outgoing: ServerResponse) => {
    const text = await registry.metrics();
    outgoing.writeHead(200, { 'content-type': registry.contentType }).end(text);
  };
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/metrics') void respond(outgoing);
    else outgoing.writeHead(404).end();
  });
  await listen(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`Metrics cannot be served on ${host}:${port}: ${error.message}.`, { cause: error })),
    );
    server.listen(port, host, resolve);
  });
}
