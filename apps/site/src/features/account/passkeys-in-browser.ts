import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyCreation, Session } from '@myler/api-client/contract';
import { site } from './member-calls.ts';

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
  const optionsJSON = await site.call('passkeyRequest');
  const answer = await startAuthentication({ optionsJSON }).catch(() => undefined);
  if (!answer) return undefined;
  const { id, rawId, response } = answer;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return site.call('signInWithPasskey', {
    body: {
      credential: {
        id,
        rawId,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) },
      },
      keepMeSignedIn,
    },
  });
}

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

const alreadyHere = 'This device has a passkey of your account already.';
const notAdded = 'The browser has not made a passkey, so nothing has changed. Try again when you like.';

/** WebAuthn's error for a device that has one of the excluded passkeys. */
const isKnownHere = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError';
