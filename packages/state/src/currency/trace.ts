import { normaliseCountry } from '@myler/config/countries';

/** Parses a connection trace: one `key=value` per line, with any line ending. Other lines are ignored. */
export function parseTrace(text: string): Record<string, string> {
  const pairs: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const at = line.indexOf('=');
    if (at > 0) pairs[line.slice(0, at).trim()] = line.slice(at + 1).trim();
  }
  return pairs;
}

export interface TraceOptions {
  /** A path on the site's own origin, or an operator's service (`TRACE_URL`). */
  url: string;
  fetch: (url: string, init: { signal: AbortSignal; credentials: 'omit' }) => Promise<Pick<Response, 'ok' | 'text'>>;
  /** Milliseconds to wait before the request is aborted. */
  timeout?: number;
}

/**
 * The visitor's country as ISO 3166-1 alpha-2: the `loc` of a connection-trace service (docs/specification.md, section
 * 7). Undefined if the service does not know it; rejects if the service does not respond.
 */
export async function lookUpCountry({ url, fetch, timeout = 2000 }: TraceOptions): Promise<string | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout), credentials: 'omit' });
  if (!response.ok) return undefined;
  return normaliseCountry(parseTrace(await response.text())['loc']);
}
