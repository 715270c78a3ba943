/** The value of `srcset`: `/media/kavos-400.avif 400w, /media/kavos-800.avif 800w`. */
export function sourceSet(src: string, widths: readonly number[], format: string): string {
  return widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');
}
