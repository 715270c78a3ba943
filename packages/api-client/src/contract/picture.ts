import * as z from 'zod/mini';

/**
 * A picture of our own art. Its files have the address `${src}-${width}.${format}`: "/media/hotels/kavos-1-800.avif".
 */
export const picture = z.object({
  src: z.string().check(z.regex(/^\/media\/[a-z0-9/-]+$/)),
  /** The alternative text. */
  alt: z.string(),
  /** Intrinsic size, in pixels. */
  width: z.int(),
  height: z.int(),
  /** The dominant colour, which is shown while the picture loads. */
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  /** The widths of its files in pixels, ascending. */
  widths: z.array(z.int()),
});

export type Picture = z.output<typeof picture>;
