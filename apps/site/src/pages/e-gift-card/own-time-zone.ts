/** The visitor's time zone by its IANA name. Not on the server, whose zone is not the visitor's. */
export function ownTimeZone(): string | undefined {
  return import.meta.env.SSR ? undefined : new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
