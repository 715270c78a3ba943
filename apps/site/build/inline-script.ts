import { readFile } from 'node:fs/promises';
import { currencyCodes } from '@myler/config/currencies';
import { minify, type Plugin } from 'vite';

const SUFFIX = '?inline-script';

/**
 * `import text from './boot.js?inline-script'` gives a small script as minified text, for use inside the page. Its
 * comments are removed. `CURRENCY_CODES` in it becomes the list of offered currencies.
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
