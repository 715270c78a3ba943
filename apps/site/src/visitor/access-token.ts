interface Kept {
  token: string;
  /** When it expires, by this device's clock, in milliseconds. */
  endsAt: number;
}

let current: Kept | undefined;

/** A signed-in member's access token. It is kept in this document's memory only. */
export function accessToken(): string | undefined {
  return current?.token;
}

export function keepAccessToken(session: { accessToken: string; expiresIn: number } | undefined): void {
  current = session && { token: session.accessToken, endsAt: Date.now() + session.expiresIn * 1000 };
}

/** Whether there is an expired token, whose session has to be refreshed. */
export function isAccessTokenOver(): boolean {
  return current !== undefined && Date.now() >= current.endsAt;
}
