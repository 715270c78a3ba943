import { readFile } from 'node:fs/promises';
import { currencyCodes } from '@myler/config/currencies';
import { storedItems } from '@myler/config/device';
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
      assertStoredNames(script);
      const { code, errors } = await minify(file, script, { module: false });
      if (errors.length > 0) throw new Error(`${file}: ${errors.map((error) => error.message).join('; ')}`);
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}

/** TypeScript does not check these scripts, and what they store or read needs a name in the table like everything else. */
function assertStoredNames(script: string): void {
  for (const [use, name = ''] of script.matchAll(/localStorage(?:\.\w+\('([^']*)')?/g)) {
    const item = Object.entries(storedItems).find(([stored]) => stored === name)?.[1];
    if (item?.place !== 'local storage')
      throw new Error(`${use}: the name is not in the table of @myler/config/device.`);
  }
}
