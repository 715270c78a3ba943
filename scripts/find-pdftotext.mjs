// Finds the program by which browser tests read the text of a PDF. Order: PDFTOTEXT_PATH, an installed one, then
// Debian's package (as root). Otherwise it says what to do.
import { findProgram } from './lib/debian.mjs';
import { onThePath } from './lib/programs.mjs';

/**
 * @returns {string} the path of pdftotext
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export function findPdftotext() {
  return findProgram({
    variable: 'PDFTOTEXT_PATH',
    look: () => onThePath(['pdftotext']),
    packages: ['poppler-utils'],
    advice:
      'The test that reads a printed gift card needs pdftotext and none was found or could be installed. Install ' +
      'poppler-utils (Debian), poppler (Homebrew), or set PDFTOTEXT_PATH to one you have.',
  });
}
