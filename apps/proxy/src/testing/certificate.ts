import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../../../scripts/programs.ts';

/** Makes a certificate for localhost. @returns the variables that name its files */
export function testCertificate(): { TLS_CERT: string; TLS_KEY: string } {
  const folder = mkdtempSync(join(tmpdir(), 'myler-certificate-'));
  const files = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') };
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  execFileSync(findProgram('openssl'), [...request.split(' '), '-keyout', files.TLS_KEY, '-out', files.TLS_CERT], {
    stdio: 'ignore',
  });
  return files;
}
