/** The beds of a room, for its plan. */
export interface RoomBeds {
  doubles: number;
  /** Beds for one, the bunks among them. */
  singles: number;
  bunks: number;
}

const numbers: Record<string, number> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

/**
 * Parses a description such as "A double, and two bunks behind a curtain". It names doubles; every other person that
 * the room sleeps has a single.
 */
export function bedsOf({ beds, sleeps }: { beds: string; sleeps: number }): RoomBeds {
  // "Two singles that make a double" are two beds.
  const named = beds.toLowerCase().replaceAll(/\bthat (?:make|push|part)[^,]*/g, '');
  let doubles = 0;
  for (const [, count = ''] of named.matchAll(/\b(an?|one|two|three|four|five|six) (?:\w+ )?doubles?\b/g)) {
    doubles += numbers[count] ?? 0;
  }
  doubles = Math.min(doubles, Math.floor(sleeps / 2));
  const singles = sleeps - doubles * 2;
  return { doubles, singles, bunks: Math.min(bunksIn(named), singles) };
}

/** "Two bunks", "a bunk for two", "a bunk pair", "a bunk room for four". */
function bunksIn(beds: string): number {
  const [, before = '', after = ''] = /(?:(\w+) )?bunks?\b(?: room)?(?: for (\w+))?/.exec(beds) ?? [];
  if (!before && !after) return 0;
  return numbers[after] ?? Math.max(numbers[before] ?? 0, 2);
}
