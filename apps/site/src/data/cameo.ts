/**
 * The address of a person's cameo (`drawCameo`). The provider draws it from the monogram, so that pages carry no
 * engravings.
 */
export function cameoSrc(monogram: string): string {
  return `/media/cameos/${monogram.toLowerCase()}.svg`;
}
