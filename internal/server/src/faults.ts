import { Problem } from '@myler/api-client/problems';
import type { Logger } from './log.ts';

/** Whose fault an error is: of whoever sent the request, of something that we depend on and that is away, or ours. */
export type Fault = { kind: 'client' } | { kind: 'dependency'; name: string } | { kind: 'defect' };

/** What a server does not answer for is nothing to be woken up for. A client’s fault has no line but the request’s. */
const levels = { client: undefined, dependency: 'warn', defect: 'error' } as const satisfies Record<
  Fault['kind'],
  'warn' | 'error' | undefined
>;

/** An error of a dependency names it, where its own words do not. */
export interface DependencyError extends Error {
  dependency: string;
}

interface Signs {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  dependency?: unknown;
  /** Of database errors. */
  severity?: unknown;
  query?: unknown;
  /** Of a mail server's answer. */
  command?: unknown;
  responseCode?: unknown;
  address?: unknown;
  port?: unknown;
}

const brokenConnection = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENOTFOUND']);
/** Of nodemailer. */
const mailCodes = new Set(['ECONNECTION', 'ESOCKET', 'EDNS', 'EAUTH', 'ETLS', 'EENVELOPE', 'EPROTOCOL', 'EMESSAGE']);
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE']);
/** PostgreSQL, appendix A: connection, resources, an operator's intervention, the system. */
const databaseAway = /^(?:08|53|57|58)/;
const HANG_UPS = new Set(['aborted', 'Client connection prematurely closed.']);

/** Classifies an error by itself and by what caused it. What is not recognised is ours. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Problem && error.status < 500) return { kind: 'client' };
  const chain: Signs[] = [];
  for (let cause = error; cause instanceof Error && chain.length < 6; cause = cause.cause) chain.push(cause);
  const isOfDatabase = chain.some((signs) => 'query' in signs || 'severity' in signs);
  for (const signs of chain) {
    const name = dependencyOf(signs, isOfDatabase);
    if (name) return { kind: 'dependency', name };
  }
  return { kind: chain.some(isHangUp) ? 'client' : 'defect' };
}

function dependencyOf({ dependency, code, command, responseCode, address, port }: Signs, isOfDatabase: boolean) {
  if (typeof dependency === 'string') return dependency;
  if (typeof code !== 'string') return undefined;
  const isLost =
    code.startsWith('CONNECT') || (isOfDatabase && (databaseAway.test(code) || brokenConnection.has(code)));
  if (isLost) return 'PostgreSQL';
  if (mailCodes.has(code) || (command !== undefined && responseCode !== undefined)) return 'the mail server';
  if (diskCodes.has(code)) return 'the disk';
  if (brokenConnection.has(code) && typeof address === 'string') return `${address}:${Number(port)}`;
  return undefined;
}

/** Whoever sent the request has left before its end. */
const isHangUp = ({ name, code, message }: Signs) =>
  name === 'AbortError' ||
  code === 'ECONNRESET' ||
  code === 'ERR_STREAM_PREMATURE_CLOSE' ||
  HANG_UPS.has(String(message));

/**
 * Logs an error at the level of its fault.
 *
 * @param about what the line has beside the error
 */
export function logFault(log: Pick<Logger, 'warn' | 'error'>, error: unknown, about: object, message: string): Fault {
  const fault = faultOf(error);
  const level = levels[fault.kind];
  const dependency = fault.kind === 'dependency' ? { dependency: fault.name } : {};
  if (level) log[level]({ ...about, ...dependency, err: withoutParameters(error) }, message);
  return fault;
}

/** Of a query's error only the database's own words: the query has parameters with personal data. */
function withoutParameters(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const isQuery = 'params' in error || 'query' in error;
  const cause = isQuery && error.cause instanceof Error ? error.cause : error;
  const stack = cause.stack?.replace(/^[\s\S]*?(?=\n\s+at )/, '');
  return { type: error.name, message: cause.message, ...(stack ? { stack } : {}) };
}

/** The answer to a request that did not arrive completely; hardly anybody is there to read it. */
export const incompleteRequest = () => new Problem(400, 'The request did not arrive completely. Send it again.');
