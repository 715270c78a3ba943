import { useId } from 'react';
import styles from './Passport.module.css';

/** The circle on which the letters stand, clockwise above and anticlockwise below, so that both can be read. */
const ABOVE = 'M26 100a74 74 0 0 1 148 0';
const BELOW = 'M17 100a83 83 0 0 0 166 0';
/** The length of half a circle, less the gaps at its ends. */
const ARC = 205;

/** A place's rubber stamp, in outlines: the name around the arch of the house. */
export function Stamp({ name, place }: { name: string; place: string }) {
  const id = useId();
  return (
    <svg className={styles.stamp} viewBox="0 0 200 200" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="100" cy="100" r="97" strokeWidth="2.5" />
      <circle cx="100" cy="100" r="92" />
      <circle cx="100" cy="100" r="64" />
      <path d="M74 138V98a26 26 0 0 1 52 0v40M85 138v-39a15 15 0 0 1 30 0v39M100 138V72M66 138h68" strokeWidth="2" />
      <path id={`${id}a`} d={ABOVE} stroke="none" />
      <path id={`${id}b`} d={BELOW} stroke="none" />
      <Letters path={`${id}a`} text={name} />
      <Letters path={`${id}b`} text={place} />
    </svg>
  );
}

function Letters({ path, text }: { path: string; text: string }) {
  // Capitals with their spacing are about four fifths as wide as high.
  const size = Math.min(17, ARC / (text.length * 0.8));
  return (
    <text className={styles.letters} fontSize={size}>
      <textPath href={`#${path}`} startOffset="50%" textAnchor="middle">
        {text}
      </textPath>
    </text>
  );
}
