import { readFile } from 'node:fs/promises';
import { currencyCodes } from '@myler/config/currencies';
import { minify, type Plugin } from 'vite';

const SUFFIX = '?inline-script';

/**
 * `import text from './boot.js?inline-script'`: a small script as minified text, to stand inside the page. What it
 * says in comments stays in its source. `CURRENCY_CODES` in it are those on offer.
 */
export function inlineScript(): Plugin {
  return {
    name: 'myler:inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      const script = (await readFile(file, 'utf8')).replaceAll('CURRENCY_CODES', JSON.stringify(currencyCodes));
      const { code, errors } = await minify(file, script, { module: false });
      if (errors.length > 0) throw new Error(`${file}: ${errors.map((error) => error.message).join('; ')}`);
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
