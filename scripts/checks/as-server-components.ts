// Preloaded where Node imports built modules as server components: with the condition `react-server`, in which React has no
// state, effects and context. As a bundler does, it puts references in the place of modules that begin with 'use client'.
import { registerHooks } from 'node:module';

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (loaded.format !== 'module' || !loaded.source) return loaded;
    const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
    if (!/^\s*['"]use client['"]/.test(text)) return loaded;
    return { ...loaded, source: referencesOf(text) };
  },
});

/** @param text a module whose exports stand in `export { … }`, as bundlers write them */
function referencesOf(text: string) {
  const names = Array.from(text.matchAll(/\bexport\s*\{([^}]*)\}/g), ([, list = '']) => list.split(','));
  return names
    .flat()
    .map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    )
    .filter(Boolean)
    .map((name, at) => `const reference${at} = {};\nexport { reference${at} as ${name} };`)
    .join('\n');
}
