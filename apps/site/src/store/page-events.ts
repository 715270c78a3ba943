type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls back each time another page has been rendered and its title set. Returns a function that ends this. */
export function onPageRendered(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyPageRendered(): void {
  for (const listener of listeners) listener();
}
