import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifiedPictures } from './verified-pictures.mjs';

/** @type {string} */
let root;
const story = () => join(root, 'src/Button.stories.tsx');
const component = () => join(root, 'src/Button.tsx');
const styles = () => join(root, 'src/Button.module.css');

/** @param {{ environment?: string }} [options] */
const open = ({ environment = 'Chromium 156' } = {}) =>
  verifiedPictures({
    root,
    folder: join(root, 'cache'),
    environment,
    pathOf: (picture) => join(root, 'screenshots', `${picture}.png`),
  });

/** Writes a file with a date before the run. @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, 1_700_000_000, 1_700_000_000);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verified-'));
  write(story(), 'story');
  write(component(), 'component');
  write(styles(), 'styles');
  write(join(root, 'screenshots/primary-360.png'), 'picture');
  write(join(root, 'screenshots/primary-1280.png'), 'wide picture');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('A picture that matched', () => {
  it('is compared in a clean clone', () => {
    expect(open().of(story())).toEqual([]);
  });

  it('is not compared again while nothing has changed', () => {
    open().add(story(), [component(), styles()], ['primary-360']);
    expect(open().of(story())).toEqual(['primary-360']);
  });

  it.each([
    ['the story', story],
    ['a component it imports', component],
    ['a stylesheet that one imports', styles],
  ])('is compared again once %s has changed', (_, file) => {
    open().add(story(), [component(), styles()], ['primary-360']);
    write(file(), 'changed');
    expect(open().of(story())).toEqual([]);
  });

  it('is compared again once a file it depends on is gone', () => {
    open().add(story(), [component(), styles()], ['primary-360']);
    rmSync(styles());
    expect(open().of(story())).toEqual([]);
  });

  it('is compared again once its own baseline has changed, and only that one', () => {
    open().add(story(), [component()], ['primary-360', 'primary-1280']);
    write(join(root, 'screenshots/primary-360.png'), 'another picture');
    expect(open().of(story())).toEqual(['primary-1280']);
  });

  it('is compared again in another browser', () => {
    open().add(story(), [component()], ['primary-360']);
    expect(open({ environment: 'Chromium 157' }).of(story())).toEqual([]);
  });

  it('is recorded beside those that matched before', () => {
    open().add(story(), [component()], ['primary-360']);
    open().add(story(), [component()], ['primary-1280']);
    expect(open().of(story()).toSorted()).toEqual(['primary-1280', 'primary-360']);
  });

  it('is recorded without those that matched other sources', () => {
    open().add(story(), [component()], ['primary-360']);
    write(component(), 'changed');
    open().add(story(), [component()], ['primary-1280']);
    expect(open().of(story())).toEqual(['primary-1280']);
  });

  it('is not recorded when a source was saved during the run, because it may show the old source', () => {
    const verified = open();
    writeFileSync(component(), 'saved just now');
    const later = Date.now() / 1000 + 60;
    utimesSync(component(), later, later);
    verified.add(story(), [component()], ['primary-360']);
    expect(open().of(story())).toEqual([]);
  });
});
