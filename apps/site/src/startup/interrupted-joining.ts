import { sessionDevice } from '@myler/state/device';

/**
 * Whether a reload or a lost connection has left a registration without a response, or interrupted the wizard
 * (docs/product-decisions.md, The join-us wizard). Who goes on to another page has left the wizard.
 */
export function wasJoiningInterrupted(): boolean {
  try {
    const storage = sessionDevice();
    if (storage.getItem('join-attempt')) return true;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type === 'navigate') storage.removeItem('join-progress');
    return storage.getItem('join-progress') !== null;
  } catch {
    return false;
  }
}
