import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '@myler/api-client/problems';
import { TooBusy } from '@myler/server/limiter';
import type { Logger } from '@myler/server/log';
import { nextRequestId } from './middleware/request-id/request-id.ts';
import { loggedPath } from './middleware/request-log/request-log.ts';
import { securityHeaders } from './middleware/security-headers/security-headers.ts';
import { failedPageHtml } from './pages/failed-page.ts';
import { toProblem } from './provider/to-problem.ts';

const reasons: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  417: 'Expectation Failed',
  431: 'Request Header Fields Too Large',
};

const problems = {
  malformed: new Problem(400, 'This is not a request that we understand. Check its first line and its headers.'),
  slow: new Problem(408, 'The request took too long to arrive. Send it again.'),
  extended: new Problem(413, 'The body’s chunks have too many extensions. Send it without them.'),
  expecting: new Problem(417, 'We meet no other expectation than 100-continue. Send the request without Expect.'),
  longHeaders: new Problem(431, 'The headers are too long. Delete the site’s cookies and try again.'),
};

const busy = toProblem(new TooBusy());

const byCode: Record<string, Problem> = {
  ERR_HTTP_REQUEST_TIMEOUT: problems.slow,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: problems.extended,
  HPE_HEADER_OVERFLOW: problems.longHeaders,
};

/** Responds to a request that is valid HTTP and that the router cannot read: another protocol's target, or no host. */
export function respondMalformed(outgoing: ServerResponse, log: Logger): void {
  respond(problems.malformed, outgoing, log);
}

/** The response to a request from which no URL can be made: a backslash in its path would be read as a slash. */
export function malformedResponse(log: Logger): Response {
  const text = bodyOf(problems.malformed, log);
  return new Response(text, { status: problems.malformed.status, headers: headersOf(text) });
}

/** Responds to a request with an `Expect` header that Node does not know. */
export function respondToExpectation(outgoing: ServerResponse, log: Logger): void {
  respond(problems.expecting, outgoing, log);
}

/** Responds to a request that would be refused, before its body is read and the router sees it. */
export function respondBusy(
  { method, url = '/', headers }: IncomingMessage,
  outgoing: ServerResponse,
  log: Logger,
): void {
  const id = nextRequestId();
  log.info({ id, method, path: loggedPath(url), status: busy.status }, 'refused');
  const isPage = method === 'GET' && headers.accept?.includes('text/html') === true;
  const body = isPage ? failedPageHtml(busy, id) : JSON.stringify({ ...busy.body, requestId: id });
  outgoing.writeHead(busy.status, {
    ...headersOf(body),
    ...(isPage ? { 'content-type': 'text/html; charset=utf-8' } : {}),
    'retry-after': String(busy.options.retryAfter),
  });
  outgoing.end(body);
}

/** Responds to bytes that are no valid HTTP. */
export function respondToClientError(error: NodeJS.ErrnoException, socket: Socket, log: Logger): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const problem = byCode[error.code ?? ''] ?? problems.malformed;
  const body = bodyOf(problem, log);
  const headers = Object.entries({ ...headersOf(body), connection: 'close' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${problem.status} ${reasons[problem.status]}\r\n${lines.join('')}\r\n${body}`);
}

function respond(problem: Problem, outgoing: ServerResponse, log: Logger): void {
  const text = bodyOf(problem, log);
  outgoing.writeHead(problem.status, headersOf(text)).end(text);
}

/** With an id, and a line in the log that has it: these requests never reach the router, which logs all others. */
function bodyOf({ status, body }: Problem, log: Logger): string {
  const requestId = nextRequestId();
  log.info({ id: requestId, status }, 'refused before it was read');
  return JSON.stringify({ ...body, requestId });
}

function headersOf(body: string): Record<string, string> {
  return {
    ...securityHeaders,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
  };
}
