/**
 * The address of a partner's name, set as its mark (`drawWordmark`). The provider draws it, so that pages carry no
 * outlines.
 */
export function partnerMarkSrc(id: string): string {
  return `/media/partners/${id}.svg`;
}
