/** The library takes a tenth of a second to load, so it is loaded with the first passkey and not when the provider starts. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/**
 * The site, as WebAuthn names it: passkeys belong to the host of `PUBLIC_ORIGIN` and sign for this origin only.
 */
export function relyingPartyOf(publicOrigin: string): { id: string; name: string; origin: string } {
  return { id: new URL(publicOrigin).hostname, name: 'Myler', origin: publicOrigin };
}

/** What a browser says about the request that a passkey has answered. */
export interface ClientData {
  challenge: string;
  /** Whether a frame on a page of another site has asked. */
  isCrossOrigin: boolean;
}

/** @returns undefined for what is not the JSON of WebAuthn */
export function readClientData(clientDataJSON: string): ClientData | undefined {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as Record<
      string,
      unknown
    > | null;
    const challenge = data?.['challenge'];
    if (typeof challenge !== 'string') return undefined;
    return { challenge, isCrossOrigin: data?.['crossOrigin'] === true || data?.['topOrigin'] !== undefined };
  } catch {
    return undefined;
  }
}
