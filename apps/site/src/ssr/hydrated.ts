/** Resolves when the application has taken over the page: every handler is attached, nothing is held any more. */
let resolveHydrated: () => void;

export const hydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});

export function markHydrated(): void {
  resolveHydrated();
}
