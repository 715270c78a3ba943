import { PerformanceObserver } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Two halves of 8 MB: objects are copied from one to the other. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Stops the growth of V8's young generation at 16 MB. A burst of renderings makes it grow to 64 MB otherwise, and V8
 * keeps them. Its own limit, `--max-semi-space-size`, can only be set on the command line.
 */
export function limitYoungGeneration(): void {
  const observer = new PerformanceObserver(() => {
    const youngGeneration = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    if (youngGeneration && youngGeneration.space_size < MAX_BYTES) return;
    setFlagsFromString('--semi-space-growth-factor=1');
    observer.disconnect();
  });
  observer.observe({ entryTypes: ['gc'] });
}
