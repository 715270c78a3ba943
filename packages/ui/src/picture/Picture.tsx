import { pictureFormats } from '@myler/config/pictures';
import { classNames } from '../internal/class-names.ts';
import { sourceSet } from './source-set.ts';
import styles from './Picture.module.css';

export interface PictureData {
  /** The address without size and format. If `formats` is empty, the whole address. */
  src: string;
  /** Describes the picture. Empty only if the text beside it does. */
  alt: string;
  /** Intrinsic size, in pixels. */
  width: number;
  height: number;
  /** The dominant colour, shown until the picture has loaded: `#rrggbb`. */
  colour: string;
  /** The available widths in pixels, ascending. */
  widths: readonly number[];
  /** The best format first. The default is AVIF, WebP and JPEG. */
  formats?: readonly string[];
}

export interface PictureProps {
  picture: PictureData;
  /** The width of the picture, as in HTML's `sizes`: it decides which file is downloaded. */
  sizes?: string;
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | 'low' | 'auto';
  /** `cover` fills its box and crops; `natural` keeps the picture's proportions. */
  fit?: 'natural' | 'cover';
}

/** A responsive picture. Its space and its main colour are there before it has loaded. */
export function Picture({ picture, sizes = '100vw', loading = 'lazy', fetchPriority, fit = 'natural' }: PictureProps) {
  const { src, alt, width, height, colour, widths } = picture;
  const formats = picture.formats ?? pictureFormats;
  const fallback = formats.at(-1);
  return (
    <span className={classNames(styles.frame, fit === 'cover' && styles.cover)}>
      {/* The colour is an SVG attribute, because the page's CSP refuses a style attribute. */}
      <svg className={styles.colour} aria-hidden="true" focusable="false" preserveAspectRatio="none" viewBox="0 0 1 1">
        <path fill={colour} d="M0 0h1v1H0z" />
      </svg>
      <picture>
        {formats.slice(0, -1).map((format) => (
          <source key={format} type={`image/${format}`} srcSet={sourceSet(src, widths, format)} sizes={sizes} />
        ))}
        <img
          className={styles.image}
          src={fallback ? `${src}-${middleWidth(widths)}.${fallback}` : src}
          srcSet={fallback && sourceSet(src, widths, fallback)}
          sizes={fallback && sizes}
          alt={alt}
          width={width}
          height={height}
          loading={loading}
          decoding={loading === 'lazy' ? 'async' : undefined}
          fetchPriority={fetchPriority}
        />
      </picture>
    </span>
  );
}

/** The width for browsers without srcset: in the middle of the list. */
function middleWidth(widths: readonly number[]): number | undefined {
  return widths[Math.floor(widths.length / 2)];
}
