import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Same-origin addresses that are not pages of this site. */
const ELSEWHERE = /^\/(?:app|api|v1|media|assets)(?:\/|$)/;

/**
 * Links are plain links, in the design system and in written content alike; from here on they change the page without
 * loading a document, and fetch the next page's data when they are hovered, focused or touched.
 */
export function useClientNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    const { webAppUrl } = router.options.context.env;
    const pageOf = (event: Event): string | undefined => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.href || link.target || link.hasAttribute('download') || link.dataset['app'] !== undefined)
        return undefined;
      const url = new URL(link.href);
      if (url.origin !== location.origin || ELSEWHERE.test(url.pathname)) return undefined;
      if (webAppUrl.startsWith('/') && url.pathname.startsWith(`${webAppUrl}/`)) return undefined;
      return `${url.pathname}${url.search}${url.hash}`;
    };
    const go = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const page = pageOf(event);
      if (!page) return;
      event.preventDefault();
      void router.navigate({ href: page });
    };
    const prepare = (event: Event) => {
      const page = pageOf(event);
      // Anchors of this very page need nothing.
      if (!page || page.split('#')[0] === location.pathname) return;
      router.preloadRoute({ to: page }).catch(() => {
        // The press itself will try again, and tell.
      });
    };
    document.addEventListener('click', go);
    document.addEventListener('pointerover', prepare, { passive: true });
    document.addEventListener('focusin', prepare);
    document.addEventListener('touchstart', prepare, { passive: true });
    return () => {
      document.removeEventListener('click', go);
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
      document.removeEventListener('touchstart', prepare);
    };
  }, [router]);
}
