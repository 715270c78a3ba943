import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../../../scripts/lib/folder-of.ts';
import { publishStyleSheets } from './style-sheets.ts';

it('each entry gets its styles after those of the components in it, all together hold each once, and no module imports any', () => {
  const dist = folderOf({
    'card/index.js': 'export { Card } from "./Card.js";',
    'card/Card.js': 'import styles from "./Card.module.js";\nexport const Card = styles;',
    'card/Card.module.js': "import './Card.css';\nexport default {};",
    'card/Card.css': '.card {}\n',
    'form/index.js':
      'import { Card } from "../card/Card.js";\nimport "./Form.css";\nexport const step = () => import("./Step.js");',
    'form/Step.js': "import './Step.css';\nexport const a = './Form.css';",
    'form/Form.css': '.form {}\n',
    'form/Step.css': '.step {}\n',
    'rules/index.js': 'export const rule = 1;',
  });
  const read = (name: string) => readFileSync(join(dist, name), 'utf8');
  expect(publishStyleSheets(dist)).toBe('.card {}\n\n.form {}\n\n.step {}\n');
  expect(read('card.css')).toBe('.card {}\n');
  expect(read('form.css')).toBe('.card {}\n\n.form {}\n\n.step {}\n');
  for (const gone of ['rules.css', 'form/Form.css']) expect(existsSync(join(dist, gone))).toBe(false);
  // Each keeps its lines.
  expect(read('card/Card.module.js')).toBe('\nexport default {};');
  expect(read('form/Step.js')).toBe("\nexport const a = './Form.css';");
  // TypeScript wants a type of what is imported.
  expect(read('style-sheet.d.ts')).toBe('export {};\n');
});
