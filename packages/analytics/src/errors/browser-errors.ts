/** What a visitor types stands in these. What is chosen from a list is the page's. */
const FIELDS = 'input:not([type=hidden], [type=submit], [type=radio], [type=checkbox]), textarea';

/** Calls back for each error and each rejection that nobody caught. Answers with what ends it. */
export function onUncaught(hear: (error: unknown) => void): () => void {
  const whenThrown = ({ error }: ErrorEvent) => hear(error);
  const whenRejected = ({ reason }: PromiseRejectionEvent) => hear(reason);
  window.addEventListener('error', whenThrown);
  window.addEventListener('unhandledrejection', whenRejected);
  return () => {
    window.removeEventListener('error', whenThrown);
    window.removeEventListener('unhandledrejection', whenRejected);
  };
}

/** What stands in the page's fields just now. */
export function typedWords(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>(FIELDS)].map(({ value }) => value);
}
