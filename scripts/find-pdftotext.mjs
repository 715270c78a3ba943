// Where the browser tests find the program that reads a PDF as somebody would who prints it. Order: PDFTOTEXT_PATH, one
// that is installed, then Debian's package (as root). Otherwise it says what to do.
import { existsSync } from 'node:fs';
import { isExecutable, onThePath, run } from './lib/programs.mjs';

/**
 * @returns {string} the path of pdftotext
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export function findPdftotext() {
  const asked = process.env['PDFTOTEXT_PATH'];
  if (asked) {
    if (isExecutable(asked)) return asked;
    throw new Error(`PDFTOTEXT_PATH is ${asked}, and no program is there. Correct it, or unset it to look elsewhere.`);
  }
  const installed = onThePath(['pdftotext']);
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.error('No pdftotext is installed: installing Debian’s poppler-utils.');
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'poppler-utils']);
    const packaged = onThePath(['pdftotext']);
    if (packaged) return packaged;
  }
  throw new Error(
    'The test that reads a printed gift card needs pdftotext and none was found or could be installed. Install ' +
      'poppler-utils (Debian), poppler (Homebrew), or set PDFTOTEXT_PATH to one you have.',
  );
}
