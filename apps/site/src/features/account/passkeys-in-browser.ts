import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  NewPasskey,
  PasskeyConfirmation,
  PasskeyConfirmationRequest,
  PasskeyCreation,
  PasskeyRequest,
  Session,
} from '@myler/api-client/contract';
import type { SiteStore } from '../../store/site-store.ts';
import { asMember, goOnIn, site } from './member-calls.ts';

/**
 * Lets the browser make a passkey. Loaded when a member presses the button.
 *
 * @throws what a form shows, when the member or the device declined
 */
export async function createPasskey(options: PasskeyCreation): Promise<NewPasskey['credential']> {
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options as RegistrationOptions });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } };
  } catch (error) {
    throw { message: isKnownHere(error) ? alreadyHere : notAdded };
  }
}

/**
 * Signs in with a passkey that the visitor chooses in the browser.
 *
 * @returns undefined when the visitor has chosen none
 */
export async function signInByPasskey(keepMeSignedIn: boolean): Promise<Session | undefined> {
  const credential = await signChallenge(await site.call('passkeyRequest'));
  return credential && site.call('signInWithPasskey', { body: { credential, keepMeSignedIn } });
}

/**
 * Confirms that it is the member, with one of their passkeys, in the session that there is.
 *
 * @returns undefined when the member has chosen none
 */
export async function confirmByPasskey(store: SiteStore): Promise<true | undefined> {
  const credential = await signChallenge(await asMember(store, () => site.call('confirmationRequest')));
  if (!credential) return undefined;
  await asMember(store, async () => goOnIn(store, await site.call('confirmWithPasskey', { body: { credential } })));
  return true;
}

/** @returns undefined when nobody has chosen a passkey */
async function signChallenge(
  options: PasskeyRequest | PasskeyConfirmationRequest,
): Promise<PasskeyConfirmation['credential'] | undefined> {
  const answer = await startAuthentication({ optionsJSON: options as AuthenticationOptions }).catch(() => undefined);
  if (!answer) return undefined;
  const { id, rawId, response } = answer;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
  };
}

type AuthenticationOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

const alreadyHere = 'This device has a passkey of your account already.';
const notAdded = 'The browser has not made a passkey, so nothing has changed. Try again when you like.';

/** WebAuthn's error for a device that has one of the excluded passkeys. */
const isKnownHere = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError';
