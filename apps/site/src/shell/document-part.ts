/** The element of the page, or of the dialogs beside it (`SiteDocument.tsx`). */
export function documentPart(id: 'site' | 'overlay'): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`@myler/site: the document has no #${id}. See shell/SiteDocument.tsx.`);
  return element;
}
