import { faultOf, logFault } from '@myler/server/faults';
import type { Logger } from '@myler/server/log';
import type { AppContext } from '../http/context.ts';
import { toProblem, withTimeToRetry } from '../provider/to-problem.ts';
import { failedPage } from './failed-page.ts';

/** Answers with problem details, or a browser with a page, and logs what is no refusal at the level of whose fault it is. */
export function respondToError(error: Error, context: AppContext, log: Logger): Response {
  const isSafe = ['GET', 'HEAD'].includes(context.req.method) || context.get('isRepeatable') === true;
  const problem = isSafe ? withTimeToRetry(toProblem(error)) : toProblem(error);
  const id = context.get('requestId');
  // A refusal has the request's line only, also one of the provider, which logs its own failures by itself.
  const isSilent = problem.status < 500 || (problem.status >= 502 && faultOf(error).kind !== 'dependency');
  if (!isSilent) logFault(log, error, { id }, problem.status === 500 ? 'unexpected error' : 'a call failed');
  // A browser shows an HTML page, not JSON.
  const isPage = context.get('isPage') && context.req.header('accept')?.includes('text/html');
  return isPage ? failedPage(problem, id) : problem.toResponse(id);
}
