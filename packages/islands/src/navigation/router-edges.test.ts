import {
  createBrowserHistory,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  type AnyRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entryKey } from './entry-key.ts';
import { headOf } from './page-head.ts';
import { renderedStatus } from './rendered-status.ts';
import { silentHistory } from './silent-history.ts';
import { ignoreSkippedTransitions } from './skipped-transitions.ts';

/** A window whose history functions are on the prototype, as in a browser. */
function fakeWindow() {
  class History {
    state: unknown = null;
    pushState(state: unknown): void {
      this.state = state;
    }
    replaceState(state: unknown): void {
      this.state = state;
    }
  }
  const history = new History();
  vi.stubGlobal('History', History);
  vi.stubGlobal('history', history);
  const location = { pathname: '/membership', search: '', hash: '' };
  return { history, location, addEventListener: () => undefined, removeEventListener: () => undefined };
}

/** Each title names the module that an upgrade of TanStack Router has broken. */
describe('undocumented behaviour of TanStack Router on which navigation relies', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('silent-history: the router ignores an entry made by the prototype’s function, and hears one made by the window’s', () => {
    const window = fakeWindow();
    const heard: string[] = [];
    createBrowserHistory({ window }).subscribe(({ action }) => heard.push(action.type));
    silentHistory.push({ ...(window.history.state as object), dialog: true });
    silentHistory.replace({ dialog: 'left' });
    expect([heard, window.history.state]).toEqual([[], { dialog: 'left' }]);
    window.history.pushState({});
    window.history.replaceState({});
    expect(heard).toEqual(['PUSH', 'REPLACE']);
  });

  it('entry-key: each page’s entry has its own key, and a dialog’s entry has the key of its page', () => {
    const window = fakeWindow();
    const history = createBrowserHistory({ window });
    const key = () => entryKey(history.location.state);
    const first = key();
    expect(entryKey(window.history.state)).toBe(first);
    history.push('/careers');
    history.flush();
    const second = key();
    expect(new Set([first, second, undefined]).size).toBe(3);
    silentHistory.push({ ...(window.history.state as object), dialog: true });
    expect(entryKey(window.history.state)).toBe(second);
    history.replace('/faq');
    expect([first, second]).not.toContain(key());
  });

  it('skipped-transitions: the router waits for the update of a transition, and does not read the promises that a skipped one rejects', async () => {
    const asked: string[] = [];
    const promiseOf = (name: string) => {
      asked.push(name);
      return Promise.resolve();
    };
    const startViewTransition = (update: () => void) => {
      update();
      return {
        get ready() {
          return promiseOf('ready');
        },
        get updateCallbackDone() {
          return promiseOf('updateCallbackDone');
        },
        get finished() {
          return promiseOf('finished');
        },
      };
    };
    vi.stubGlobal('document', { startViewTransition });
    const window = { ...fakeWindow(), scrollTo: () => undefined };
    vi.stubGlobal('window', window);
    vi.stubGlobal('self', window);
    const router = createRouter({
      routeTree: createRootRoute(),
      history: createMemoryHistory(),
      defaultViewTransition: true,
    });
    await router.load();
    expect(asked).toEqual(['updateCallbackDone']);
  });

  it('skipped-transitions: a transition that the browser skipped is not reported, and every other exception is', () => {
    let hear = (_event: Event) => {};
    vi.stubGlobal('addEventListener', (type: string, listener: typeof hear) => {
      if (type === 'unhandledrejection') hear = listener;
    });
    ignoreSkippedTransitions();
    const isReported = (reason: unknown) => {
      const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
      hear(event);
      return !event.defaultPrevented;
    };
    // How Chromium, Firefox and WebKit report that another page came, and that the tab is hidden.
    const skipped = [
      ['AbortError', 'Transition was skipped'],
      ['AbortError', 'Skipped ViewTransition due to another transition starting'],
      ['AbortError', 'Old view transition aborted by new view transition.'],
      ['InvalidStateError', 'Transition was aborted because of invalid state'],
      ['InvalidStateError', 'Skipped ViewTransition due to document being hidden'],
      ['InvalidStateError', 'View transition was skipped because document visibility state is hidden.'],
    ] as const;
    expect(skipped.filter(([name, words]) => isReported(new DOMException(words, name)))).toEqual([]);
    expect(isReported(new DOMException('The user aborted a request.', 'AbortError'))).toBe(true);
    expect(
      isReported(new DOMException('Transition was aborted because of timeout in DOM update', 'TimeoutError')),
    ).toBe(true);
    expect(isReported(new Error('The transition failed.'))).toBe(true);
  });

  const routerAt = async (path: string, options = {}) => {
    const root = createRootRoute({
      head: () => ({ meta: [{ title: 'Myler' }], links: [{ rel: 'icon', href: '/icon.svg' }] }),
    });
    const page = createRoute({
      getParentRoute: () => root,
      path: '/careers',
      head: () => ({ meta: [{ title: 'Careers' }], links: [{ rel: 'canonical', href: '/careers' }] }),
    });
    const missing = createRoute({
      getParentRoute: () => root,
      path: '/missing',
      loader: () => {
        throw notFound();
      },
    });
    const router = createRouter({
      routeTree: root.addChildren([page, missing]),
      history: createMemoryHistory({ initialEntries: [path] }),
      ...options,
    });
    await router.load();
    // An application's router differs in its routes only.
    return router as never;
  };

  it('client-router: a router that is not mounted tells when a page has been loaded, also for a link to the page that is shown', async () => {
    vi.stubGlobal('window', { ...fakeWindow(), scrollTo: () => undefined });
    const router: AnyRouter = await routerAt('/careers', { isServer: false });
    const resolved: string[] = [];
    router.subscribe('onResolved', ({ toLocation }) => resolved.push(toLocation.href));
    await router.navigate({ href: '/careers' });
    expect(resolved).toEqual(['/careers']);
    (router.history as RouterHistory).subscribe((event) => void router.load(event));
    await router.navigate({ href: '/missing' });
    expect(resolved).toEqual(['/careers', '/missing']);
  });

  it('rendered-status: the router’s last load tells the status of the response', async () => {
    expect(renderedStatus(await routerAt('/careers'))).toBe(200);
    expect(renderedStatus(await routerAt('/no-such-page'))).toBe(404);
    expect(renderedStatus(await routerAt('/missing'))).toBe(404);
  });

  it('page-head: the matches hold the heads of their routes', async () => {
    expect(headOf(await routerAt('/careers'))).toEqual({
      meta: [{ title: 'Careers' }, { title: 'Myler' }],
      links: [
        { rel: 'canonical', href: '/careers' },
        { rel: 'icon', href: '/icon.svg' },
      ],
    });
  });
});
