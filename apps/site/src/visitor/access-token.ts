interface StoredToken {
  token: string;
  /** When it expires, by this device's clock, in milliseconds. */
  expiresAt: number;
}

let current: StoredToken | undefined;

/** A signed-in member's access token. It is kept in this document's memory only. */
export function accessToken(): string | undefined {
  return current?.token;
}

export function setAccessToken(session: { accessToken: string; expiresIn: number } | undefined): void {
  current = session && { token: session.accessToken, expiresAt: Date.now() + session.expiresIn * 1000 };
}

/** Whether there is an expired token, whose session has to be refreshed. */
export function isAccessTokenExpired(): boolean {
  return current !== undefined && Date.now() >= current.expiresAt;
}
