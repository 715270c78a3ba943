interface Kept {
  token: string;
  /** When it ends, by this device's clock, in milliseconds. */
  endsAt: number;
}

let current: Kept | undefined;

/** A signed-in member's access token. It lives in this document's memory and nowhere else. */
export function accessToken(): string | undefined {
  return current?.token;
}

export function keepAccessToken(session: { accessToken: string; expiresIn: number } | undefined): void {
  current = session && { token: session.accessToken, endsAt: Date.now() + session.expiresIn * 1000 };
}

/** Whether there is a token that has lived its time: whoever it belongs to has to be asked for again. */
export function isAccessTokenOver(): boolean {
  return current !== undefined && Date.now() >= current.endsAt;
}
