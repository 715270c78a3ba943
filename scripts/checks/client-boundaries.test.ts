import { expect, it } from 'vitest';
import { folderOf } from '../lib/folder-of.ts';
import { clientBoundaryProblems } from './client-boundaries.ts';

const problemsOf = (text: string) => clientBoundaryProblems(folderOf({ 'dist/Menu.js': text }));
const imports = 'import { jsx } from "react/jsx-runtime";\n';

it.each([
  'const [isOpen] = useState(false);',
  'const Place = createContext(null);',
  'class Boundary extends Component {}',
  'useIsLive();',
  'jsx("button", { onClick: () => close() });',
  'jsx(Boundary, { renderFailure: (failure) => failure.text });',
  'jsx("input", { onChange: async event => send(event) });',
])('requires the directive of a built module with %s', (code) => {
  expect(problemsOf(imports + code)).toEqual([expect.stringContaining("must begin with 'use client'")]);
  expect(problemsOf(`"use client";\n${imports}${code}`)).toEqual([]);
});

it.each([
  'const id = useId(), drawing = useMemo(draw, []);',
  '// useState(false)\n/** onClick: () => */',
  'jsx("button", { onClick: isBusy ? undefined : onClick });',
  'const table = { gold: (name) => name };',
])('leaves %s on the server', (code) => {
  expect(problemsOf(imports + code)).toEqual([]);
});

it('leaves code without React alone', () => {
  expect(problemsOf('useCache();')).toEqual([]);
});
