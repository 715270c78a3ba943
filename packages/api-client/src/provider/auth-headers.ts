/** Adds the bearer token of every provider call (docs/specification.md, section 6), if there is one. */
export function authHeaders(token: () => string | undefined, headers?: () => Record<string, string>) {
  return (): Record<string, string> => {
    const bearer = token();
    return { ...(bearer ? { authorization: `Bearer ${bearer}` } : {}), ...headers?.() };
  };
}
