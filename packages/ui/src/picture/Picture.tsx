import { pictureFormats } from '@myler/config/pictures';
import { classNames } from '../internal/class-names.ts';
import { sourceSet } from './source-set.ts';
import styles from './Picture.module.css';

export interface PictureData {
  /** The address without size and format; with no `formats`, the whole address. */
  src: string;
  /** Says what it shows; empty only where the words beside it do. */
  alt: string;
  /** Intrinsic size, in pixels. */
  width: number;
  height: number;
  /** The dominant colour, shown until the picture is there: `#rrggbb`. */
  colour: string;
  /** The widths that exist, ascending, in pixels. */
  widths: readonly number[];
  /** Best first. AVIF, WebP and JPEG unless said. */
  formats?: readonly string[];
}

export interface PictureProps {
  picture: PictureData;
  /** How wide it stands, as in HTML: it decides what is downloaded. */
  sizes?: string;
  loading?: 'lazy' | 'eager';
  fetchPriority?: 'high' | 'low' | 'auto';
  /** `cover` fills the box it stands in and crops; `natural` keeps its own proportions. */
  fit?: 'natural' | 'cover';
}

export function Picture({ picture, sizes = '100vw', loading = 'lazy', fetchPriority, fit = 'natural' }: PictureProps) {
  const { src, alt, width, height, colour, widths } = picture;
  const formats = picture.formats ?? pictureFormats;
  const fallback = formats.at(-1);
  return (
    <span className={classNames(styles.frame, fit === 'cover' && styles.cover)}>
      {/* The colour is an attribute of a drawing: a style attribute would be refused by the page's own policy. */}
      <svg className={styles.colour} aria-hidden="true" focusable="false" preserveAspectRatio="none" viewBox="0 0 1 1">
        <path fill={colour} d="M0 0h1v1H0z" />
      </svg>
      <picture>
        {formats.slice(0, -1).map((format) => (
          <source key={format} type={`image/${format}`} srcSet={sourceSet(src, widths, format)} sizes={sizes} />
        ))}
        <img
          className={styles.image}
          src={fallback ? `${src}-${middle(widths)}.${fallback}` : src}
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

/** For those who know no srcset: neither the smallest nor the heaviest. */
function middle(widths: readonly number[]): number | undefined {
  return widths[Math.floor(widths.length / 2)];
}
