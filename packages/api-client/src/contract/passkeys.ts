import * as z from 'zod/mini';
import { timestamp } from './primitives.ts';
import { format, personName } from './text.ts';

/** The number of passkeys that a member can have. */
export const MAX_PASSKEYS = 20;
/** The length of a passkey's name in characters. */
export const PASSKEY_NAME_LENGTH = 60;

const base64Url = (max: number) => format(/^[\w-]+$/, z.maxLength(max));
/** WebAuthn allows 1023 bytes. */
const credentialId = base64Url(1364);
const clientDataJSON = base64Url(4096);
/** "internal", "hybrid": a browser may know more of them than this list has, so that any word is accepted. */
const transports = z.array(format(/^[a-z-]{1,20}$/)).check(z.maxLength(10));
const credentialKind = z.literal('public-key');
const knownCredential = z.object({ id: credentialId, type: credentialKind, transports: z.optional(transports) });

/** What a browser makes a passkey with: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: credentialKind, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(knownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** What a browser signs in with: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. It names no passkey and no member. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** What a signed-in member confirms with. It names the member's passkeys, so that the browser offers no other one. */
export const passkeyConfirmationRequest = z.extend(passkeyRequest, { allowCredentials: z.array(knownCredential) });

/** A passkey that a browser has made, and the name that the member gives it. */
export const newPasskey = z.object({
  name: personName(PASSKEY_NAME_LENGTH),
  credential: z.object({
    id: credentialId,
    rawId: credentialId,
    type: credentialKind,
    response: z.object({ clientDataJSON, attestationObject: base64Url(16_384), transports: z.optional(transports) }),
  }),
});

/** A challenge that a passkey has signed. */
export const passkeyConfirmation = z.object({
  credential: z.object({
    id: credentialId,
    rawId: credentialId,
    type: credentialKind,
    response: z.object({
      clientDataJSON,
      authenticatorData: base64Url(4096),
      signature: base64Url(4096),
      userHandle: z.optional(base64Url(128)),
    }),
  }),
});

/** The same, for a session. */
export const passkeySignIn = z.extend(passkeyConfirmation, { keepMeSignedIn: z.boolean() });

/** Another name for a passkey. */
export const passkeyName = z.object({ name: personName(PASSKEY_NAME_LENGTH) });

/** A member’s passkeys, the newest first. */
export const memberPasskeys = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      addedAt: timestamp,
      /** Absent until the member has signed in with it. */
      lastUsedAt: z.optional(timestamp),
    }),
  ),
});

export type PasskeyCreation = z.output<typeof passkeyCreation>;
export type PasskeyRequest = z.output<typeof passkeyRequest>;
export type PasskeyConfirmationRequest = z.output<typeof passkeyConfirmationRequest>;
export type PasskeyConfirmation = z.output<typeof passkeyConfirmation>;
export type NewPasskey = z.output<typeof newPasskey>;
export type PasskeySignIn = z.output<typeof passkeySignIn>;
export type MemberPasskeys = z.output<typeof memberPasskeys>;
