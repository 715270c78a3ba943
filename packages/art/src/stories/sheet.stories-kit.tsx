import { useEffect, useRef, useState } from 'react';
import type { Drawing } from '../core/drawing.ts';
import type { Format } from '../core/scene.ts';
import styles from './sheet.stories.module.css';

export interface Frame {
  label: string;
  draw: () => Drawing;
}

interface ContactSheetProps {
  frames: readonly Frame[];
  columns?: 's' | 'm' | 'l';
  /** The format of most frames: the space reserved until they are drawn. */
  format?: Format;
  /** Draws each frame when it comes near the viewport. Set it for a short sheet too if the page has several. */
  isLong?: boolean;
}

/**
 * A contact sheet. The frames of a long one are drawn on scrolling, because drawing all at the same time takes a
 * minute.
 */
export function ContactSheet({
  frames,
  columns = 'm',
  format = 'landscape',
  isLong = frames.length > 24,
}: ContactSheetProps) {
  return (
    <div className={styles.sheet} data-columns={columns} data-format={format}>
      {frames.map((frame) => (
        <SheetFrame key={frame.label} {...frame} isLong={isLong} />
      ))}
    </div>
  );
}

function SheetFrame({ label, draw, isLong }: Frame & { isLong: boolean }) {
  const [isNear, setNear] = useState(!isLong);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '50%',
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <figure ref={frame}>
      {isNear ? <Drawn label={label} draw={draw} /> : <div className={styles.waiting} />}
      <figcaption>{label}</figcaption>
    </figure>
  );
}

function Drawn({ label, draw }: Frame) {
  const [{ svg, width, height }] = useState(draw);
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={label} width={width} height={height} />;
}
