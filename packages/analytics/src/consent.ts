/** Whether analytics may record. Closed until somebody opens it; may be closed again at any time. */
export interface ConsentGate {
  allowed(): boolean;
  allow(): void;
  withdraw(): void;
  /** Hears of each change, not of the state now. Answers with what ends the subscription. */
  subscribe(listener: (allowed: boolean) => void): () => void;
}

export function createConsentGate({ allowed = false }: { allowed?: boolean } = {}): ConsentGate {
  let open = allowed;
  const listeners = new Set<(allowed: boolean) => void>();
  const turn = (to: boolean) => {
    if (open === to) return;
    open = to;
    for (const listener of listeners) listener(open);
  };
  return {
    allowed: () => open,
    allow: () => turn(true),
    withdraw: () => turn(false),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
