import type { HttpTransportOptions } from './http.ts';

/** The delay doubles after each failure, up to this multiple. */
const MAX_DELAY_FACTOR = 64;

/** The functions of a browser that the HTTP transport needs. They use the DOM when called, not when imported. */
export function browserDelivery(delay = 3000): Omit<HttpTransportOptions, 'url' | 'batch' | 'allowed'> {
  return {
    fetch: (url, init) => globalThis.fetch(url, init),
    beacon: (url, body) => navigator.sendBeacon(url, new Blob([body], { type: 'application/json' })),
    onLeaving(flushOnLeaving) {
      // On phones, a page may be killed after it was hidden, without a `pagehide` event.
      const whenHidden = () => {
        if (document.visibilityState === 'hidden') flushOnLeaving();
      };
      document.addEventListener('visibilitychange', whenHidden);
      window.addEventListener('pagehide', flushOnLeaving);
      return () => {
        document.removeEventListener('visibilitychange', whenHidden);
        window.removeEventListener('pagehide', flushOnLeaving);
      };
    },
    schedule(flush, failures) {
      const timer = setTimeout(flush, delay * Math.min(2 ** failures, MAX_DELAY_FACTOR));
      return () => clearTimeout(timer);
    },
  };
}
