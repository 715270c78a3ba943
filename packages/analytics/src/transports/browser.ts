import type { HttpTransportOptions } from './http.ts';

/** Twice as long after each failure, up to so many times as long. */
const LONGEST_WAIT = 64;

/** What the HTTP transport needs of a browser. Touches the DOM when called, not when imported. */
export function browserDelivery(wait = 3000): Omit<HttpTransportOptions, 'url' | 'batch' | 'allowed'> {
  return {
    fetch: (url, init) => globalThis.fetch(url, init),
    beacon: (url, body) => navigator.sendBeacon(url, new Blob([body], { type: 'application/json' })),
    onLeaving(leave) {
      // `pagehide` alone misses phones, where the page is only hidden before it is killed.
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
