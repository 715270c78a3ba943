import { useEffect, useRef, useState } from 'react';
import type { Drawing } from './core/drawing.ts';
import type { Format } from './core/scene.ts';
import styles from './sheet.stories.module.css';

export interface Frame {
  label: string;
  draw: () => Drawing;
}

interface ContactSheetProps {
  frames: readonly Frame[];
  columns?: 's' | 'm' | 'l';
  /** Of most frames: the room that is kept until they are drawn. */
  format?: Format;
  /** Whether frames wait until they come near the view. A short sheet needs it too where it is one of many. */
  isLong?: boolean;
}

/** A contact sheet. Of a long one each frame is drawn when it comes into view: all at once would take a minute. */
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
