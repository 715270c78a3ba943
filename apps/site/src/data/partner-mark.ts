/** Where a partner's name is, set as its mark (`drawWordmark`). The provider draws it: pages carry no outlines. */
export function partnerMarkSrc(id: string): string {
  return `/media/partners/${id}.svg`;
}
