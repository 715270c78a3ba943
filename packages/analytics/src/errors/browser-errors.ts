/** What a visitor types stands in these. What is chosen from a list is the page's. */
const FIELDS = 'input:not([type=hidden], [type=submit], [type=radio], [type=checkbox]), textarea';
/** Passwords and cards: known while their fields exist, and remembered nowhere else. */
const SECRET = '[type=password], [autocomplete^="cc-"]';
/** The oldest go first. */
const MOST_REMEMBERED = 100;

/**
 * Browsers say this in an error event although nothing was thrown: the observer is told of the remaining sizes with the
 * next frame (Resize Observer, "deliver resize loop error"). The list of cities causes it in WebKit on telephones.
 */
const RESIZE_LOOP = /^ResizeObserver loop/;

/** Calls back for each error and each rejection that nobody caught. Answers with what ends it. */
export function onUncaught(hear: (error: unknown) => void): () => void {
  const whenThrown = ({ error, message }: ErrorEvent) => {
    if (!RESIZE_LOOP.test(message)) hear(error);
  };
  const whenRejected = ({ reason }: PromiseRejectionEvent) => hear(reason);
  window.addEventListener('error', whenThrown);
  window.addEventListener('unhandledrejection', whenRejected);
  return () => {
    window.removeEventListener('error', whenThrown);
    window.removeEventListener('unhandledrejection', whenRejected);
  };
}

/**
 * Knows, in this document's memory, what the visitor typed: what stands in its fields just now, and what stood in
 * earlier ones, such as those of a step they have gone on from. Only to be taken out of what is told.
 */
export function rememberTyping(): () => string[] {
  const remembered = new Set<string>();
  // React takes a form that throws out of the document before it tells of the exception, which may quote what was typed
  // in it. In that moment a weak reference still finds the fields; it does not keep them.
  const typedIn = new Map<string, WeakRef<HTMLInputElement>>();
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.matches(FIELDS)) {
        const field = target as HTMLInputElement;
        // By its place: the same field typed in again is one entry.
        typedIn.set(`${field.id} ${field.name}`, new WeakRef(field));
      }
    },
    { capture: true },
  );
  document.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(FIELDS) || target.matches(SECRET)) return;
      remembered.add((target as HTMLInputElement).value);
      // Stryker disable next-line StringLiteral: of more than a hundred there is a first; the types do not know.
      if (remembered.size > MOST_REMEMBERED) remembered.delete([...remembered][0] ?? '');
    },
    { capture: true },
  );
  return () => [
    ...remembered,
    ...[...document.querySelectorAll<HTMLInputElement>(FIELDS)].map(({ value }) => value),
    ...[...typedIn.values()].map((field) => field.deref()?.value ?? ''),
  ];
}
