/** What has been shown in this browser session (specification, sections 2 and 9). */
export const sessionFlagNames = ['newsletter-opened', 'cookie-consent-opened'] as const;
export type SessionFlag = (typeof sessionFlagNames)[number];

export interface SessionFlags {
  has(flag: SessionFlag): boolean;
  mark(flag: SessionFlag): void;
}

type FlagStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Session flags, kept in session storage. Where storage is blocked (reading `window.sessionStorage` alone may throw)
 * they are kept in memory, so that a dialog still opens at most once for as long as the page lives.
 *
 * @param storage asked for on each use: `() => window.sessionStorage`
 */
export function createSessionFlags(storage: () => FlagStorage): SessionFlags {
  const inMemory = new Set<SessionFlag>();
  return {
    has(flag) {
      if (inMemory.has(flag)) return true;
      try {
        return storage().getItem(flag) !== null;
      } catch {
        return false;
      }
    },
    mark(flag) {
      inMemory.add(flag);
      try {
        storage().setItem(flag, '1');
      } catch {
        // Memory has it.
      }
    },
  };
}
