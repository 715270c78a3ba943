import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { findProgram } from '../../../../scripts/programs.ts';

export interface Certificate {
  key: string;
  cert: string;
  /** The SHA-256 of the public key, in base64. */
  publicKeyHash: string;
}

/** A key and a self-signed certificate for this run. Each browser is told to trust or accept it. */
export function makeCertificate(): Certificate {
  const request =
    'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days 2 -subj /CN=localhost ' +
    '-addext subjectAltName=DNS:localhost -keyout - -out -';
  const pem = execFileSync(findProgram('openssl'), request.split(' '), {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  return { key: pem, cert: pem, publicKeyHash: createHash('sha256').update(publicKey).digest('base64') };
}
