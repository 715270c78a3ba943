import sharp from 'sharp';
import { drawEmailArch, drawEmailWordmark, emailPictures, WORDMARK } from '../page/drawings.ts';
import type { EmailContent, EmailPictureName } from '../message/email.ts';

/** Twice the displayed size, for dense screens. */
const DENSITY = 2;

export interface InlinePicture {
  cid: string;
  filename: string;
  contentType: string;
  content: Buffer;
}

const pictureCache = new Map<string, Promise<InlinePicture>>();

/** The inline pictures of an email. Each is rendered once per process. */
export function picturesOf({ picture }: EmailContent): Promise<InlinePicture[]> {
  return Promise.all([
    makeOnce(WORDMARK.cid, makeWordmark),
    ...(picture ? [makeOnce(picture, () => makeArch(picture))] : []),
  ]);
}

function makeOnce(name: string, make: () => Promise<InlinePicture>): Promise<InlinePicture> {
  let making = pictureCache.get(name);
  if (!making) {
    making = make();
    pictureCache.set(name, making);
    // A picture that failed is rendered again for the next email.
    making.catch(() => pictureCache.delete(name));
  }
  return making;
}

/** A PNG with transparency, because mail programs may change the dark background colour. */
async function makeWordmark(): Promise<InlinePicture> {
  const content = await pixelsOf(drawEmailWordmark(), WORDMARK.width).png({ palette: true }).toBuffer();
  return { cid: WORDMARK.cid, filename: 'myler.png', contentType: 'image/png', content };
}

async function makeArch(name: EmailPictureName): Promise<InlinePicture> {
  const { cid, width } = emailPictures[name];
  const content = await pixelsOf(drawEmailArch(name), width).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  return { cid, filename: `${name}.jpg`, contentType: 'image/jpeg', content };
}

const pixelsOf = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: 72 * DENSITY }).resize({ width: width * DENSITY });
