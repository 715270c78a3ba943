import { pictureFormats } from '@myler/config/pictures';

/** The value of `srcset`: `/media/kavos-400.avif 400w, /media/kavos-800.avif 800w`. */
export function sourceSet(src: string, widths: readonly number[], format: string): string {
  return widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');
}

/**
 * The address of a picture's smallest file, such as `/media/kavos-400.webp`, for an `img` without a choice of sizes:
 * where many pictures of one size stand together. Its format is one that every browser of the last years shows.
 */
export function thumbnailSource({ src, widths }: { src: string; widths: readonly number[] }): string {
  return `${src}-${widths[0]}.${pictureFormats[1]}`;
}
