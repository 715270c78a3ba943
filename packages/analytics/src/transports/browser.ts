import type { HttpTransportOptions } from './http.ts';

/** The delay doubles after each failure, up to this multiple. */
const LONGEST_WAIT = 64;

/** The functions of a browser that the HTTP transport needs. They use the DOM when called, not when imported. */
export function browserDelivery(wait = 3000): Omit<HttpTransportOptions, 'url' | 'batch' | 'allowed'> {
  return {
    fetch: (url, init) => globalThis.fetch(url, init),
    beacon: (url, body) => navigator.sendBeacon(url, new Blob([body], { type: 'application/json' })),
    onLeaving(leave) {
      // On phones, a page may be killed after it was hidden, without a `pagehide` event.
      const whenHidden = () => {
        if (document.visibilityState === 'hidden') leave();
      };
      document.addEventListener('visibilitychange', whenHidden);
      window.addEventListener('pagehide', leave);
      return () => {
        document.removeEventListener('visibilitychange', whenHidden);
        window.removeEventListener('pagehide', leave);
      };
    },
    schedule(flush, failures) {
      const timer = setTimeout(flush, wait * Math.min(2 ** failures, LONGEST_WAIT));
      return () => clearTimeout(timer);
    },
  };
}
