import type { Problem } from '@myler/api-client/problems';

/**
 * The response for a page that can neither be rendered nor taken from the cache. It has no script.
 */
export function failedPage(problem: Problem, requestId: string): Response {
  const { retryAfter } = problem.options;
  return new Response(failedPageHtml(problem, requestId), {
    status: problem.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
    },
  });
}

/** @param requestId is shown, so that a visitor who writes to us can name the line of the log */
export function failedPageHtml(problem: Problem, requestId: string): string {
  // Only a temporary failure is worth a retry.
  const isOutage = problem.status >= 500 || problem.options.retryAfter !== undefined;
  const refused = problem.status === 410 ? 'This link is over' : 'That did not work';
  const title = isOutage ? 'This page is not here just now' : refused;
  const again = isOutage ? '<a href="">Try again</a> · ' : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Myler</title></head>
<body>
<h1>${title}</h1>
<p>${escaped(problem.message)}</p>
<p>${again}<a href="/">Home</a></p>
<p><small>Reference: ${escaped(requestId)}</small></p>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
