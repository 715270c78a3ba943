const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * A name for use within a sentence. A name of a right-to-left script gets Unicode isolates, so that it does not reorder
 * the words around it. Other names are unchanged, because a few old mail programs show isolates as boxes.
 */
export const isolate = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);
