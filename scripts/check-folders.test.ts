import { describe, expect, it } from 'vitest';
import { findings, findingsOf, documenting, validWorkspace } from './check-boundaries.test-kit.ts';

describe('the check of circular imports between folders', () => {
  const rows = documenting('apps/site/src/<folder>');
  const circle = {
    'apps/site/src/store/store.ts': `import './atoms.ts';\nimport type { Router } from '../router/router.ts';`,
    'apps/site/src/store/atoms.ts': '',
    'apps/site/src/router/router.ts': `import '../routes/home.ts';`,
    'apps/site/src/routes/home.ts': `import '../store/atoms.ts';`,
  };

  it('names the folders of a circle and each import that closes it, types too', () => {
    const [problem, ...others] = findingsOf({ ...rows, ...circle });
    expect(others).toEqual([]);
    expect(problem).toContain('3 folders import each other in a circle (src/router, src/routes, src/store)');
    expect(problem).toContain('apps/site/src/store/store.ts:2 imports src/router/router.ts');
    expect(problem).toContain('apps/site/src/router/router.ts:1 imports src/routes/home.ts');
    expect(problem).toContain('apps/site/src/routes/home.ts:1 imports src/store/atoms.ts');
  });

  it('names each of two circles once', () => {
    const [problem] = findingsOf({
      ...rows,
      ...circle,
      'apps/site/src/map/map.ts': `import '../search/bar.ts';`,
      'apps/site/src/map/plates.ts': '',
      'apps/site/src/search/bar.ts': `import('../map/plates.ts');`,
    });
    expect(problem?.match(/import each other in a circle/g)).toHaveLength(2);
    expect(problem).toContain('in a circle (src/router, src/routes, src/store)');
    expect(problem).toContain('2 folders import each other in a circle (src/map, src/search)');
  });

  it('finds a circle through a file that a tool writes', () => {
    const generated = {
      'apps/site/src/router/tree.gen.ts': `import { Route } from './../routes/home';`,
      'apps/site/src/routes/home.ts': `import '../router/router.ts';`,
      'apps/site/src/router/router.ts': '',
    };
    expect(findingsOf({ ...rows, ...generated })).toHaveLength(1);
  });

  it('lets tests import from any folder, and files of one folder import each other', () => {
    const fine = {
      'apps/site/src/store/store.ts': `import './atoms.ts';`,
      'apps/site/src/store/atoms.ts': `import './store.ts';`,
      'apps/site/src/routes/home.ts': `import '../store/atoms.ts';`,
      'apps/site/src/store/store.test.ts': `import '../routes/home.ts';`,
    };
    expect(findingsOf({ ...rows, ...fine })).toEqual([]);
  });
});

describe('a page may be imported by its route', () => {
  const pages = {
    ...documenting('apps/site/src/<folder>'),
    'apps/site/src/pages/home/HomePage.tsx': `import './home.Hero.tsx';`,
    'apps/site/src/pages/home/home.Hero.tsx': '',
    'apps/site/src/routes/index.tsx': `import '../pages/home/HomePage.tsx';`,
    'apps/site/src/features/hotels/filter.ts': '',
    'apps/site/src/app/island-registry.ts': `import('../pages/home/home.Hero.tsx');`,
  };

  it('and by the registry of islands, for its islands', () => {
    expect(findingsOf(pages)).toEqual([]);
  });

  it('and not by another page, one whose name begins alike, what several pages use, or the application', () => {
    for (const [path, specifier] of [
      ['apps/site/src/pages/hotel/HotelPage.tsx', '../home/home.Hero.tsx'],
      ['apps/site/src/pages/home-old/Page.tsx', '../home/home.Hero.tsx'],
      ['apps/site/src/features/hotels/tile.tsx', '../../pages/home/home.Hero.tsx'],
      ['apps/site/src/app/start.ts', '../pages/home/home.Hero.tsx'],
    ] as const)
      expect(findingsOf({ ...pages, [path]: `import '${specifier}';` })).toEqual([
        expect.stringMatching(`^${path}:1 imports src/pages/home/home.Hero.tsx. A page is imported by its route only`),
      ]);
  });
});

describe('the check that docs/where-code-lives.md has each folder of a `src`', () => {
  it('names a folder that it does not have', () => {
    expect(findings('apps/site/src/map/plates.ts', '')).toEqual([
      'apps/site/src/map is not in docs/where-code-lives.md. Say there in a sentence what it is for.',
    ]);
  });

  it('accepts a placeholder, and asks for no folder within a folder of `src`', () => {
    expect(findings('packages/ui/src/card/parts/Corner.tsx', '')).toEqual([]);
    expect(findings('apps/site/src/map/plates/plates.ts', '')).toHaveLength(1);
  });

  it('reads the other names of a cell as folders beside the first', () => {
    const cell = {
      'docs/where-code-lives.md': `${validWorkspace['docs/where-code-lives.md']}\n| \`apps/site/src/map\`, \`search\` | Both. |`,
    };
    const files = { 'apps/site/src/map/plates.ts': '', 'apps/site/src/search/bar.ts': '' };
    expect(findingsOf({ ...cell, ...files })).toEqual([]);
  });

  it('names a row without a folder, and a placeholder without a folder', () => {
    expect(findingsOf(documenting('apps/site/src/map', 'apps/site/src/pages/<page>'))).toEqual([
      expect.stringMatching(/: apps\/site\/src\/map is no folder.*\n.*: apps\/site\/src\/pages\/<page> is no folder/),
    ]);
  });
});
