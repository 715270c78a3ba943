let current: string | undefined;

/** A signed-in member's access token. It lives in this document's memory and nowhere else. */
export function accessToken(): string | undefined {
  return current;
}

export function keepAccessToken(token: string | undefined): void {
  current = token;
}
