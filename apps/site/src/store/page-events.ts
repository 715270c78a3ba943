type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls back each time another page has been rendered and its title set. Returns a function that ends this. */
export function onPageDrawn(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function pageDrawn(): void {
  for (const listener of listeners) listener();
}
