/** The visitor's own zone by its IANA name. The server has one too, which is nobody's. */
export function ownTimeZone(): string | undefined {
  return import.meta.env.SSR ? undefined : new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
