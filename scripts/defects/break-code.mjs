/**
 * Removes a protection from code.
 *
 * @param {string} code
 * @param {Pick<import('./defects.mjs').Defect, 'protection' | 'file' | 'intact' | 'broken'>} defect
 * @returns {string}
 * @throws {Error} when the code that protects is not there exactly once
 */
export function breakCode(code, { protection, file, intact, broken }) {
  const places = code.split(intact).length - 1;
  if (places !== 1) {
    throw new Error(
      `The code of the defect “${protection}” is ${places} times in ${file}, and must be there once: ${intact}\n` +
        'Correct the defect in scripts/defects/defects.mjs, so that it removes the protection again.',
    );
  }
  // As a function, because a text may contain "$&".
  return code.replace(intact, () => broken);
}
