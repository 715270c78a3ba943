// Finds the programs that read a PDF: pdftotext its text, pdftoppm its pages as pictures. Order: the variable, an
// installed one, then Debian's package (as root). Otherwise they say what to do.
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

/**
 * @returns {string} the path of pdftoppm
 * @throws {Error} that says what to do, when there is none and none could be installed
 */
export function findPdftoppm() {
  return findProgram({
    variable: 'PDFTOPPM_PATH',
    look: () => onThePath(['pdftoppm']),
    packages: ['poppler-utils'],
    advice:
      'The contact sheet shows printed pages by pdftoppm and none was found or could be installed. Install ' +
      'poppler-utils (Debian), poppler (Homebrew), or set PDFTOPPM_PATH to one you have.',
  });
}
