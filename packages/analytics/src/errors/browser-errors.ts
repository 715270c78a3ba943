/** The fields in which visitors type. Other fields contain the page's own text. */
const FIELDS = 'input:not([type=hidden], [type=submit], [type=radio], [type=checkbox]), textarea';
/** Passwords and card data. They are read from their fields, and never remembered. */
const SECRET = '[type=password], [autocomplete^="cc-"]';
/** When there are more values, the oldest are forgotten. */
const MAX_REMEMBERED = 100;

/**
 * Browsers dispatch this error event although nothing was thrown: the observer gets the remaining sizes in the next
 * frame (Resize Observer, "deliver resize loop error"). The list of cities causes it in WebKit on phones.
 */
const RESIZE_LOOP = /^ResizeObserver loop/;

/** Calls back for each uncaught error and each unhandled rejection. Returns a function that stops it. */
export function onUncaught(listener: (error: unknown) => void): () => void {
  const whenThrown = ({ error, message }: ErrorEvent) => {
    if (!RESIZE_LOOP.test(message)) listener(error);
  };
  const whenRejected = ({ reason }: PromiseRejectionEvent) => listener(reason);
  window.addEventListener('error', whenThrown);
  window.addEventListener('unhandledrejection', whenRejected);
  return () => {
    window.removeEventListener('error', whenThrown);
    window.removeEventListener('unhandledrejection', whenRejected);
  };
}

/**
 * Remembers what the visitor typed, in the memory of this document: the values of its fields, and those of earlier
 * fields, such as the fields of a previous step. They are used only to remove them from reports.
 */
export function rememberTyping(): () => string[] {
  const remembered = new Set<string>();
  // When a form throws, React removes it from the document before it reports the exception, whose message may quote
  // what was typed. At that moment weak references still find the fields, and they do not keep the fields in memory.
  const typedIn = new Map<string, WeakRef<HTMLInputElement>>();
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.matches(FIELDS)) {
        const field = target as HTMLInputElement;
        // The key identifies the field, so that typing in it again adds no entry.
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
      if (remembered.size > MAX_REMEMBERED) remembered.delete([...remembered][0] ?? '');
    },
    { capture: true },
  );
  return () => [
    ...remembered,
    ...[...document.querySelectorAll<HTMLInputElement>(FIELDS)].map(({ value }) => value),
    ...[...typedIn.values()].map((field) => field.deref()?.value ?? ''),
  ];
}
