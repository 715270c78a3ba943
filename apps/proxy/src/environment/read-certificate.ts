import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StartError } from './start-error.ts';

/** The certificate and its key, in PEM. */
export interface Certificate {
  cert: Buffer;
  key: Buffer;
}

/**
 * Reads and checks both files, because Node's own errors name neither.
 *
 * @throws {StartError} naming the variable and what is wrong with its file
 */
export function readCertificate(tls: { cert: string; key: string }): Certificate {
  const cert = read('TLS_CERT', tls.cert);
  const key = read('TLS_KEY', tls.key);
  const certificate = parse('TLS_CERT', tls.cert, 'a certificate', () => new X509Certificate(cert));
  const privateKey: KeyObject = parse('TLS_KEY', tls.key, 'a private key without a passphrase', () =>
    createPrivateKey(key),
  );
  if (!certificate.checkPrivateKey(privateKey))
    throw new StartError(`TLS_KEY (${tls.key}) is not the key of the certificate in TLS_CERT (${tls.cert}).`);
  return { cert, key };
}

function read(variable: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new StartError(`${variable} names ${file}, which cannot be read (${code}).`, { cause: error });
  }
}

function parse<T>(variable: string, file: string, kind: string, task: () => T): T {
  try {
    return task();
  } catch (error) {
    throw new StartError(`${variable} names ${file}, which does not hold ${kind} in PEM.`, { cause: error });
  }
}
