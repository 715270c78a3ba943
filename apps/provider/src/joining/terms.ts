/** Which terms a member accepted. Changes when the text does. */
export const TERMS_VERSION = '2026-11';
