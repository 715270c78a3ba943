import { fill } from '../core/path.ts';

const ELEPHANT =
  'M118-62C118-88 96-98 70-96C60-95 52-92 46-92C40-100 26-102 18-94C8-88 4-76 4-66C2-50-4-36-4-20C-4-12-8-8-13-10L-14-6C-6-1 2-6 3-16C4-30 8-38 14-44C18-42 24-42 28-44C32-40 34-34 34-28L33 0L50 0L52-32C62-28 76-28 86-32L88 0L105 0L106-30C112-40 116-50 118-62ZM118-64C124-50 122-36 124-28L121-28C119-38 118-48 115-58Z';
const ELEPHANT_FAR_LEGS = 'M54-36L57 0L71 0L70-30ZM74-32L72 0L85 0L88-34Z';
const EAR = 'M34-88C52-90 58-74 50-56C44-46 36-50 32-60C28-70 28-82 34-88Z';
const TUSK = 'M11-51C3-46-5-45-11-48C-5-40 6-40 14-45Z';
const GIRAFFE =
  'M0-92C4-100 14-104 28-106C40-108 50-112 56-118C64-134 74-158 82-176L83-185L86-185L87-178C92-178 98-172 106-166C108-162 104-159 100-160C94-161 90-162 88-160C82-142 76-120 72-104C72-94 70-86 68-78L69-40L70 0L65 0L62-40L58-72C46-66 28-66 18-70L14-40L13 0L8 0L6-40C2-56-2-76 0-92ZM0-92C-6-84-6-70-5-58L-8-48L-2-48L-2-58C-2-72-1-82 3-88Z';
const GIRAFFE_FAR_LEGS = 'M50-74L54-38L53 0L57 0L60-40L60-74ZM19-72L22-38L21 0L25 0L28-40L29-72Z';

const place = (x: number, y: number, k: number, mirrored: boolean, inside: string): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(mirrored ? -k : k).toFixed(3)} ${k.toFixed(3)})">${inside}</g>`;

/** An elephant walking left; `size` is its height at the shoulder in pixels. */
export function elephant(
  x: number,
  y: number,
  size: number,
  inks: { body: string; far: string; ear: string; tusk: string },
  mirrored = false,
): string {
  return place(
    x,
    y,
    size / 98,
    mirrored,
    fill(ELEPHANT_FAR_LEGS, inks.far) +
      fill(ELEPHANT, inks.body) +
      fill(EAR, inks.ear) +
      (size > 50 ? fill(TUSK, inks.tusk) : ''),
  );
}

/** A giraffe facing right; `size` is its height in pixels. */
export function giraffe(
  x: number,
  y: number,
  size: number,
  inks: { body: string; far: string },
  mirrored = false,
): string {
  return place(x, y, size / 185, mirrored, fill(GIRAFFE_FAR_LEGS, inks.far) + fill(GIRAFFE, inks.body));
}

/** A reindeer or red deer facing left; `size` is its height at the withers in pixels. */
const DEER =
  'M-44-78C-50-80-56-76-60-70C-62-66-58-64-54-66C-50-66-46-64-44-60C-42-52-36-46-30-44L-32-24L-30 0L-25 0L-25-22L-20-38C-8-36 6-36 16-40L20-22L18 0L23 0L26-24C28-32 30-38 30-46C32-52 34-56 32-60C20-66-8-62-26-64C-32-70-36-76-40-80L-38-86C-42-84-44-82-44-78ZM32-60C36-58 37-54 35-50Z';
const ANTLERS =
  'M-42-80C-44-94-54-100-56-112M-48-96L-58-96M-53-106L-62-110M-38-80C-36-94-28-100-26-114M-33-96L-24-98M-28-108L-20-112';

export function deer(x: number, y: number, size: number, colour: string, mirrored = false): string {
  return place(
    x,
    y,
    size / 66,
    mirrored,
    `${fill(DEER, colour)}<path d="${ANTLERS}" fill="none" stroke="${colour}" stroke-width="2.6" stroke-linecap="round"/>`,
  );
}

/** A sitting dog in profile, facing right. */
const DOG =
  'M-16 0C-20-8-20-20-12-28C-6-34-4-40-4-48C-4-56 2-62 10-62L14-66L18-61L26-57C28-54 26-51 22-51L16-50C16-42 18-32 17-22L18 0L12 0L11-16L4 0ZM-14-4C-24-4-30-10-32-18C-26-12-20-11-15-11Z';
export const dog = (x: number, y: number, size: number, colour: string, mirrored = false): string =>
  place(x, y, size / 64, mirrored, fill(DOG, colour));

/** A sitting cat, seen from behind. */
const CAT =
  'M-22 2C-30-30-16-52-10-62C-16-72-17-84-15-96L-6-88Q0-90 6-88L14-96C17-84 15-72 10-64C22-48 28-24 24 2ZM20 2C44 8 50 26 40 44C37 48 34 44 36 40C42 26 36 14 16 6Z';
export const cat = (x: number, y: number, size: number, colour: string): string =>
  place(x, y, size / 96, false, fill(CAT, colour));
