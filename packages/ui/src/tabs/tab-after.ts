/** The index of the tab that a key moves to, or undefined. Arrow keys wrap around and follow the reading direction. */
export function tabAfter(key: string, current: number, count: number, rightToLeft = false): number | undefined {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (count === 0) return undefined;
  if (key === forward) return (current + 1) % count;
  if (key === backward) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
