type Pixels = Uint8Array | Uint8ClampedArray;

/** A decoded image: RGBA, row by row. */
export interface Screenshot {
  data: Pixels;
  metadata: { width: number; height: number };
}

/** In a field of one colour a browser has no choice: a difference of one step of 255 is rounding, two are a change. */
const SOLID_TOLERANCE = 1;
/** On edges, letters and gradients, browser versions differ by up to 17 steps (docs/decisions/0010). */
const EDGE_TOLERANCE = 24;
/**
 * The pixels that still differ between versions: 35, at the ends of a dash, or in a screen full of pictures one in
 * 3,000. Moving the smallest button by one pixel changes 277, and a card on a full screen over a thousand.
 */
const allowedIn = (pixels: number) => Math.max(48, Math.floor(pixels / 2500));

/**
 * Compares a screenshot with its baseline: strictly in fields of one colour, less strictly on edges that browsers draw
 * differently. The size must be equal.
 */
export function compareScreenshots(reference: Screenshot, actual: Screenshot, { createDiff }: { createDiff: boolean }) {
  const { width, height } = reference.metadata;
  if (width !== actual.metadata.width || height !== actual.metadata.height) {
    const size = `${actual.metadata.width}×${actual.metadata.height}`;
    return { pass: false, diff: null, message: `It is ${size} pixels, and its dimensions were ${width}×${height}.` };
  }
  const diff = createDiff ? fade(reference.data) : null;
  let differing = 0;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const distance = distanceOf(reference.data, actual.data, pixel);
    if (distance <= SOLID_TOLERANCE) continue;
    if (distance < EDGE_TOLERANCE && !(isSolid(reference, pixel) && isSolid(actual, pixel))) continue;
    differing++;
    diff?.set([200, 0, 0, 255], pixel * 4);
  }
  const allowed = allowedIn(width * height);
  const pass = differing <= allowed;
  return { pass, diff, message: pass ? null : `${differing} pixels differ; ${allowed} may.` };
}

/** The largest difference of a channel, 0 to 255. */
function distanceOf(a: Pixels, b: Pixels, pixel: number): number {
  const at = pixel * 4;
  return Math.max(
    Math.abs((a[at] ?? 0) - (b[at] ?? 0)),
    Math.abs((a[at + 1] ?? 0) - (b[at + 1] ?? 0)),
    Math.abs((a[at + 2] ?? 0) - (b[at + 2] ?? 0)),
  );
}

/** Whether a pixel has the colour of its eight neighbours. */
function isSolid({ data, metadata: { width, height } }: Screenshot, pixel: number): boolean {
  const x = pixel % width;
  const y = (pixel - x) / width;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
      const other = (pixel + dy * width + dx) * 4;
      const at = pixel * 4;
      if (data[at] !== data[other] || data[at + 1] !== data[other + 1] || data[at + 2] !== data[other + 2])
        return false;
    }
  }
  return true;
}

/** Fades what has not changed, so that changes are visible. */
function fade(data: Pixels): Uint8Array {
  return Uint8Array.from(data, (value, index) => (index % 4 === 3 ? 255 : 235 + (value >> 4)));
}
