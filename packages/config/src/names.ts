const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A name for a sentence of ours: one that runs from right to left keeps its own direction, and the words around it stay
 * where they are (Unicode's isolates). Names of the Latin alphabet are left as they are, since a few old mail programs show
 * isolates as boxes.
 */
export const isolate = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
