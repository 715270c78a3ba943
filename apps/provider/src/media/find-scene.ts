import type { Database } from '../store/database.ts';
import { documents, hotels } from '../store/schema.ts';
import { eq, and } from 'drizzle-orm';
import { heroName, heroScenes, type DocumentEntry, type HomeEntry } from '../content/document-entries.ts';
import type { HotelEntry } from '../content/hotel-entry.ts';
import type { SceneEntry } from '../content/scene.ts';

/**
 * The scene of a picture's name: "hotels/maison-palmier-2", "home/hero", "articles/the-night-train",
 * "articles/the-night-train-body-3". Undefined for unknown names, so that requests cannot make the server draw others.
 */
export async function findScene(db: Database, name: string): Promise<SceneEntry | undefined> {
  const [group = '', id = ''] = name.split('/');
  if (group === 'hotels') return hotelScene(db, id);
  if (group === 'home') return homeScene(db, id);
  const inBody = /^(.+)-body-(\d+)$/.exec(id);
  return inBody ? bodyScene(db, group, inBody[1] ?? '', Number(inBody[2])) : documentScene(db, group, id);
}

async function hotelScene(db: Database, numbered: string): Promise<SceneEntry | undefined> {
  const [, id, number] = /^(.+)-(\d{1,2})$/.exec(numbered) ?? [];
  if (!id) return undefined;
  return (await hotelData(db, id))?.scenes[Number(number) - 1];
}

/** A hotel's stored entry, as its editors wrote it. */
export async function hotelData(db: Database, id: string): Promise<HotelEntry | undefined> {
  const [row] = await db.select({ data: hotels.data }).from(hotels).where(eq(hotels.id, id));
  return row?.data as HotelEntry | undefined;
}

async function homeScene(db: Database, id: string): Promise<SceneEntry | undefined> {
  const home = await documentData<HomeEntry>(db, 'home', 'home');
  return home && heroScenes(home).find(([hour]) => heroName(home, hour) === `home/${id}`)?.[1];
}

async function documentScene(db: Database, kind: string, id: string): Promise<SceneEntry | undefined> {
  return (await documentData<{ scene?: SceneEntry }>(db, kind, id))?.scene;
}

async function bodyScene(db: Database, kind: string, id: string, index: number): Promise<SceneEntry | undefined> {
  const block = (await documentData<DocumentEntry<'articles'>>(db, kind, id))?.body?.[index];
  return block?.type === 'picture' ? block.scene : undefined;
}

/** A document's stored entry, as its editors wrote it. */
export async function documentData<T>(db: Database, kind: string, id: string): Promise<T | undefined> {
  const [row] = await db
    .select({ data: documents.data })
    .from(documents)
    .where(and(eq(documents.kind, kind), eq(documents.id, id)));
  return row?.data as T | undefined;
}
