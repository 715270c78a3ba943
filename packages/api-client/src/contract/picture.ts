import * as z from 'zod/mini';

/**
 * A picture of the project's own art. A size of it is at `${src}-${width}.${format}`: "/media/hotels/kavos-1-800.avif".
 */
export const picture = z.object({
  src: z.string().check(z.regex(/^\/media\/[a-z0-9/-]+$/)),
  /** Says what it shows. */
  alt: z.string(),
  /** Intrinsic size, in pixels. */
  width: z.int(),
  height: z.int(),
  /** The dominant colour that stands in while it loads. */
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)),
  /** The widths that exist, ascending, in pixels. */
  widths: z.array(z.int()),
});

export type Picture = z.output<typeof picture>;
