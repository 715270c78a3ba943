import type { Plugin } from 'vite';

const STYLE_SHEET = /\.module\.css$/;
/** `_lead_9aB3cD`, by the pattern of `vite.config.ts`. */
const CLASS_NAME = /\b_([\w-]+)_([\w-]{6})(?![\w-])/g;

/**
 * Shortens the names of classes: `lead-9aB`. A page names hundreds, and half of each hash is enough to tell its modules apart. Vite
 * takes a pattern for the names, which cannot shorten a hash, so that they are replaced before and after its own plugin has read them.
 */
export function shortClassNames(): Plugin[] {
  const longNames = new Map<string, string>();
  const shorten = (text: string) =>
    text.replaceAll(CLASS_NAME, (long, local: string, hash: string) => {
      const short = `${local}-${hash.slice(0, 3)}`;
      if ((longNames.get(short) ?? long) !== long)
        throw new Error(`${short} would be two classes: rename one of them.`);
      longNames.set(short, long);
      return short;
    });
  const handler = (code: string) => ({ code: shorten(code), map: null });
  return [
    { name: 'myler:short-class-names', apply: 'build', transform: { filter: { id: STYLE_SHEET }, handler } },
    {
      name: 'myler:short-class-names-in-code',
      apply: 'build',
      enforce: 'post',
      transform: { filter: { id: STYLE_SHEET }, handler },
    },
  ];
}
