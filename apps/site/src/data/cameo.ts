/** Where somebody's cameo is (`drawCameo`). The provider draws it from the monogram: pages carry no engravings. */
export function cameoSrc(monogram: string): string {
  return `/media/cameos/${monogram.toLowerCase()}.svg`;
}
