import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeyCreation, PasskeyRequest, PasskeySignIn } from '@myler/api-client/contract';

/** What an attacker or a defective device does differently. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Instead of "webauthn.create" and "webauthn.get". */
  type?: string;
  crossOrigin?: boolean;
  isUserVerified?: boolean;
  isUserPresent?: boolean;
  /** Instead of one more than the last one. */
  counter?: number;
  userHandle?: string;
  /** Of the attestation. */
  format?: string;
  statement?: Map<string, unknown>;
}

/** The kinds of `AuthenticatorData` (WebAuthn, section 6.1). */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** An authenticator in software: one ES256 key, attestation "none", the bytes of WebAuthn. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  counter = 0;
  userHandle = '';
  readonly #origin: string;
  readonly #publicKey: KeyObject;
  readonly #privateKey: KeyObject;

  constructor(origin: string) {
    this.#origin = origin;
    const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#publicKey = keys.publicKey;
    this.#privateKey = keys.privateKey;
  }

  /** Makes the passkey, as `navigator.credentials.create`. */
  create(options: PasskeyCreation, deviation: Deviation = {}): NewPasskey['credential'] {
    this.userHandle = options.user.id;
    const authData = Buffer.concat([
      this.#authenticatorData(options.rp.id, HAS_CREDENTIAL, deviation),
      Buffer.alloc(16),
      lengthOf(Buffer.from(this.id, 'base64url')),
      Buffer.from(this.id, 'base64url'),
      this.#coseKey(),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', deviation.format ?? 'none'],
      ['attStmt', deviation.statement ?? new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#identity,
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, deviation).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs the challenge, as `navigator.credentials.get`. */
  get(options: PasskeyRequest, deviation: Deviation = {}): PasskeySignIn['credential'] {
    this.counter = deviation.counter ?? this.counter + 1;
    const authenticatorData = this.#authenticatorData(options.rpId, 0, deviation);
    const clientData = this.#clientData('webauthn.get', options.challenge, deviation);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
    return {
      ...this.#identity,
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.#privateKey).toString('base64url'),
        userHandle: deviation.userHandle ?? this.userHandle,
      },
    };
  }

  get #identity() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const };
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge: deviation.challenge ?? challenge,
        origin: deviation.origin ?? this.#origin,
        crossOrigin: deviation.crossOrigin ?? false,
      }),
    );
  }

  #authenticatorData(rpId: string, moreFlags: number, deviation: Deviation): Buffer {
    const present = deviation.isUserPresent === false ? 0 : USER_PRESENT;
    const verified = deviation.isUserVerified === false ? 0 : USER_VERIFIED;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      createHash('sha256')
        .update(deviation.rpId ?? rpId)
        .digest(),
      Buffer.from([present + verified + moreFlags]),
      counter,
    ]);
  }

  /** The public key as COSE has it (RFC 9053): EC2, ES256, P-256, x, y. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#publicKey.export({ format: 'jwk' });
    const key = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(key as never));
  }
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return length;
}
