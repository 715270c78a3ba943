/** Pages whose picture is their subject's own: what stands below a path, and the kind of what it shows. */
const subjects: readonly [RegExp, string][] = [
  [/^\/our-hotels\/([a-z0-9-]+)$/, 'hotels'],
  [/^\/press\/(?!list$)([a-z0-9-]+)$/, 'press-releases'],
  [
    /^\/travel-journal\/(?!(?:activities|best-of|destinations|experiences|family|food-drink|inspiration|wellness)$)([a-z0-9-]+)$/,
    'articles',
  ],
];

/** The picture a link to a page shows where it is shared, 1200 × 630: `/media/social/hotels/flaros-1200.jpeg`. */
export function socialCardOf(path: string): string {
  const pathname = path.split(/[?#]/)[0] ?? '/';
  for (const [pattern, kind] of subjects) {
    const id = pattern.exec(pathname)?.[1];
    if (id) return `/media/social/${kind}/${id}-1200.jpeg`;
  }
  return `/media/social/pages/${pathname.slice(1).replaceAll('/', '-') || 'home'}-1200.jpeg`;
}
