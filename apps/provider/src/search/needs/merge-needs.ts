import type { FoundNeed, Need, NeedKind } from './need.ts';

type NeedOf<Kind extends NeedKind> = Extract<Need, { kind: Kind }>;

/** Parts of one need that were typed apart become one: two ages, two months, two countries. In the order of the query. */
export function mergeNeeds(found: readonly FoundNeed[]): FoundNeed[] {
  const sorted = found.toSorted((a, b) => a.spans[0]![0] - b.spans[0]![0]);
  const merged: FoundNeed[] = [];
  for (const each of sorted) {
    const same = merged.find(({ need }) => need.kind === each.need.kind);
    const joined = same && joinOf(same.need, each.need);
    if (!same || !joined) merged.push({ ...each });
    else Object.assign(same, { need: joined, spans: [...same.spans, ...each.spans] });
  }
  return repeatAgeOfTwins(merged);
}

/** One need for both; nothing if a hotel has to meet each of them. */
function joinOf(a: Need, b: Need): Need | undefined {
  if (a.kind === 'ages' && b.kind === 'ages') return { ...a, ages: [...a.ages, ...b.ages] };
  if (a.kind === 'country' && b.kind === 'country') return { ...a, codes: [...new Set([...a.codes, ...b.codes])] };
  if (a.kind === 'club' && b.kind === 'club') return { ...a, ages: [...a.ages, ...b.ages] };
  if (a.kind === 'months' && b.kind === 'months')
    return { kind: 'months', months: [...new Set([...a.months, ...b.months])] };
  return JSON.stringify(a) === JSON.stringify(b) ? a : undefined;
}

/** "Twins of nine months" are two children of that age. */
function repeatAgeOfTwins(needs: FoundNeed[]): FoundNeed[] {
  const children = needs.find(({ need }) => need.kind === 'children');
  const ages = needs.find(({ need }) => need.kind === 'ages');
  if (children?.need.kind !== 'children' || ages?.need.kind !== 'ages') return needs;
  const [age, ...others] = ages.need.ages;
  const { count } = children.need;
  const all = others.length === 0 ? Array.from({ length: count }, () => age ?? 0) : ages.need.ages;
  const joined: FoundNeed = {
    need: { kind: 'ages', ages: all } satisfies NeedOf<'ages'>,
    spans: [...children.spans, ...ages.spans].toSorted(([a], [b]) => a - b),
  };
  // More children than ages: the number is still needed.
  if (all.length < count) return needs;
  return needs.flatMap((each) => (each === ages ? joined : each === children ? [] : each));
}
