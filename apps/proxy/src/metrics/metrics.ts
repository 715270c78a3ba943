import type { Measured } from '@myler/server/metrics';
import type { Pages } from '../pages/pages.ts';
import type { Admission } from '../provider/admission.ts';
import type { ProviderWatch } from '../provider/watch.ts';

/** The parts of the app that are measured. */
interface MeasuredApp {
  admission: Admission;
  watch: Pick<ProviderWatch, 'isHung'>;
  pages: Pick<Pages, 'counts'>;
}

/** What the proxy measures beside its requests (docs/metrics.md). */
export function proxyMetrics(app: () => MeasuredApp | undefined): readonly Measured[] {
  const byClass = (key: 'running' | 'waiting' | 'refused') => () => numbersOf(app()?.admission, key);
  return [
    {
      name: 'provider_calls_running',
      help: 'Calls to the provider that run, by class.',
      type: 'gauge',
      label: 'class',
      read: byClass('running'),
    },
    {
      name: 'provider_calls_waiting',
      help: 'Calls to the provider that wait in the queue of their class.',
      type: 'gauge',
      label: 'class',
      read: byClass('waiting'),
    },
    {
      name: 'provider_calls_refused_total',
      help: 'Calls that were not sent, because their queue was full or they waited too long.',
      type: 'counter',
      label: 'class',
      read: byClass('refused'),
    },
    {
      name: 'provider_hung',
      help: '1 while the provider does not answer its health check and all calls fail at once.',
      type: 'gauge',
      read: () => ({ '': app()?.watch.isHung() ? 1 : 0 }),
    },
    {
      name: 'page_cache_total',
      help: 'Requests of pages: answered by a fresh copy, by a stale one, or after rendering.',
      type: 'counter',
      label: 'result',
      read: () => ({ ...app()?.pages.counts() }),
    },
  ];
}

function numbersOf(admission: Admission | undefined, key: 'running' | 'waiting' | 'refused'): Record<string, number> {
  return Object.fromEntries(Object.entries(admission ?? {}).map(([name, limiter]) => [name, limiter[key]]));
}
