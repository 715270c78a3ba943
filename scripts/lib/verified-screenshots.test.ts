import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifiedScreenshots } from './verified-screenshots.ts';

let root: string;
const inRoot = (path: string) => join(root, path);

/** Writes a file with a date before the run. */
function write(path: string, text: string) {
  mkdirSync(dirname(inRoot(path)), { recursive: true });
  writeFileSync(inRoot(path), text);
  utimesSync(inRoot(path), 1_700_000_000, 1_700_000_000);
}

const id = 'components-button--primary';
const story = 'packages/ui/src/button/Button.stories.tsx';
const narrow = 'screenshots/primary-360.png';

/** Everything that decides about the story's screenshot, by path. */
const sources = {
  [story]: "import { Button } from './Button.tsx';\nimport { names } from '@myler/config/names';",
  'packages/ui/src/button/Button.tsx':
    "import type { Size } from './size.ts';\nimport styles from './Button.module.css';\nexport const later = () => import('./Later.tsx');",
  'packages/ui/src/button/Later.tsx': "import { useId } from 'react';\nexport { icon } from './icon.svg?raw';",
  'packages/ui/src/button/icon.svg': '<svg/>',
  'packages/ui/src/button/Button.module.css':
    "@import '../tokens/tokens.css';\n.button { composes: wide from './wide.module.css'; background: url('./dots.svg') }",
  'packages/ui/src/button/wide.module.css': '.wide { inline-size: 100% }',
  'packages/ui/src/button/dots.svg': '<svg/>',
  'packages/ui/src/tokens/tokens.css': ':root { --paper: #faf7f1 }',
  'packages/config/src/names.ts': "export const names = import.meta.glob('./names/*.json');",
  'packages/config/src/names/one.json': '{}',
  'packages/config/package.json':
    '{ "name": "@myler/config", "exports": { "./names": { "@myler/source": "./src/names.ts" } } }',
  'preview.tsx': "import './preview.css';",
  'preview.css': '.story { padding: 1rem }',
  [narrow]: 'a screenshot',
};

const open = (environment: unknown = 'Chromium 156') =>
  verifiedScreenshots({ root, file: inRoot('record.txt'), always: [inRoot('preview.tsx')], environment });
const isVerified = (verified = open()) => verified.has(id, inRoot(story), [inRoot(narrow)]);
const verify = (verified = open()) => verified.add(id, inRoot(story), [inRoot(narrow)]);

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'verified-')));
  for (const [path, text] of Object.entries(sources)) write(path, text);
  write('packages/ui/src/button/size.ts', 'export type Size = 1;');
  write('node_modules/react/package.json', '{ "name": "react", "version": "19.3.1" }');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('A story', () => {
  it('is compared before it was recorded, and not again while nothing has changed, in any clone', () => {
    expect(isVerified()).toBe(false);
    verify();
    expect(isVerified()).toBe(true);
    const [before] = [root, (root = `${root}-clone`)];
    cpSync(before, root, { recursive: true });
    rmSync(before, { recursive: true });
    expect(isVerified()).toBe(true);
  });

  it('is compared again once a file that decides about it has changed: each was tried', () => {
    verify();
    const decisive = Object.keys(sources).filter((path) => !path.endsWith('package.json'));
    const unnoticed = decisive.filter((path) => {
      const before = readFileSync(inRoot(path), 'utf8');
      write(path, `${before}\n`);
      const isStillVerified = isVerified();
      write(path, before);
      return isStillVerified;
    });
    expect(unnoticed).toEqual([]);
    expect(isVerified()).toBe(true);
  });

  it('is compared again with another minor version of a package or another browser, not with another patch', () => {
    verify();
    expect(isVerified(open('Chromium 157'))).toBe(false);
    write('node_modules/react/package.json', '{ "name": "react", "version": "19.3.9" }');
    expect(isVerified()).toBe(true);
    write('node_modules/react/package.json', '{ "name": "react", "version": "19.4.0" }');
    expect(isVerified()).toBe(false);
  });

  it('stays verified when only a type has changed', () => {
    verify();
    write('packages/ui/src/button/size.ts', 'export type Size = 2;');
    expect(isVerified()).toBe(true);
  });

  it('has one line, also after a merge has left two', () => {
    write('record.txt', `${id} 000000000000\n${id} 111111111111\n`);
    expect(isVerified()).toBe(false);
    verify();
    expect(readFileSync(inRoot('record.txt'), 'utf8')).toMatch(/^components-button--primary [\da-f]{12}\n$/);
  });

  it('is not recorded when a source was saved during the run, because it may show the old source', () => {
    const verified = open();
    const later = Date.now() / 1000 + 60;
    utimesSync(inRoot(story), later, later);
    verify(verified);
    expect(isVerified()).toBe(false);
  });
});
