import { readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

/** The widths of the boards: the breakpoints, telephones and screens between them. */
export const widths = [360, 390, 768, 1024, 1280, 1440, 1650] as const;

const sheetFolder = resolve(import.meta.dirname, '../../reports/contact-sheet');
export const pageFolder = join(sheetFolder, 'pages');
export const dialogFolder = join(sheetFolder, 'dialogs');
export const printFolder = join(sheetFolder, 'print');
const storyPictures = resolve(import.meta.dirname, '../../../../.storybook/screenshots');

export const emptySheet = () => rm(sheetFolder, { recursive: true, force: true });

/**
 * Writes the page that shows every picture at one scale. E-mails are those of the stories, which each run of the tests
 * compares.
 *
 * @returns its file
 */
export async function writeSheet(): Promise<string> {
  const mailFolders = (await readdir(storyPictures)).filter((name) => name.startsWith('letters-'));
  const chapters = [
    await chapter('Pages', pageFolder),
    await chapter('Dialogs', dialogFolder),
    ...(await Promise.all(mailFolders.map((name) => chapter(`Mails: ${name}`, join(storyPictures, name))))),
    await chapter('Print', printFolder),
  ];
  const file = join(sheetFolder, 'index.html');
  await writeFile(file, `<!doctype html><meta charset="utf-8"><title>Myler, every screen</title>${style}${chapters.join('')}`);
  return file;
}

const style = `<style>
body{font:14px system-ui;background:#d8cfbf;margin:24px}
div{display:flex;gap:12px;align-items:start;overflow-x:auto}
img{zoom:.25;box-shadow:0 0 0 2px #857a66;max-block-size:12000px;object-fit:cover;object-position:top}
</style>`;

async function chapter(title: string, folder: string): Promise<string> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.png'));
  const rows = Map.groupBy(files.toSorted(byNameAndNumber), (name) => name.replace(/-\d+\.png$/, ''));
  const pictures = (names: string[]) =>
    names.map((name) => {
      const address = relative(sheetFolder, join(folder, name));
      return `<a href="${address}"><img src="${address}" alt="${name}" loading="lazy"></a>`;
    });
  return `<h1>${title}</h1>${[...rows].map(([name, names]) => `<h2>${name}</h2><div>${pictures(names).join('')}</div>`).join('')}`;
}

const byNameAndNumber = new Intl.Collator('en', { numeric: true }).compare;
