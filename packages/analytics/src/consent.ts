/** Whether analytics may record. It is closed until the visitor consents, who may withdraw consent at any time. */
export interface ConsentGate {
  allowed(): boolean;
  allow(): void;
  withdraw(): void;
  /** Calls the listener at each change, not with the current state. Returns a function that ends the subscription. */
  subscribe(listener: (allowed: boolean) => void): () => void;
}

export interface ConsentGateOptions {
  allowed?: boolean;
  /**
   * Reads the consent that is stored on the visitor's device, each time before something is recorded or sent. If
   * another tab withdrew it, or if it expired, the gate closes here too.
   */
  readConsent?: () => boolean;
}

/** A gate that is closed unless `allowed` is true. An application keeps one, and opens it when the visitor consents. */
export function createConsentGate({ allowed = false, readConsent }: ConsentGateOptions = {}): ConsentGate {
  let open = allowed;
  const listeners = new Set<(allowed: boolean) => void>();
  const setOpen = (next: boolean) => {
    if (open === next) return;
    open = next;
    for (const listener of listeners) listener(open);
  };
  return {
    allowed() {
      if (open && readConsent?.() === false) setOpen(false);
      return open;
    },
    allow: () => setOpen(true),
    withdraw: () => setOpen(false),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
