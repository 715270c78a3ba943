/** Whether analytics may record. Closed until somebody opens it; may be closed again at any time. */
export interface ConsentGate {
  allowed(): boolean;
  allow(): void;
  withdraw(): void;
  /** Hears of each change, not of the state now. Answers with what ends the subscription. */
  subscribe(listener: (allowed: boolean) => void): () => void;
}

export interface ConsentGateOptions {
  allowed?: boolean;
  /**
   * Asked each time something is about to be recorded or to leave: what the visitor's device says now. Another tab may
   * have withdrawn the consent, or its time may be over; then the gate closes here too.
   */
  stillGiven?: () => boolean;
}

export function createConsentGate({ allowed = false, stillGiven }: ConsentGateOptions = {}): ConsentGate {
  let open = allowed;
  const listeners = new Set<(allowed: boolean) => void>();
  const turn = (to: boolean) => {
    if (open === to) return;
    open = to;
    for (const listener of listeners) listener(open);
  };
  return {
    allowed() {
      if (open && stillGiven?.() === false) turn(false);
      return open;
    },
    allow: () => turn(true),
    withdraw: () => turn(false),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
