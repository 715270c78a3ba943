import { expect, test } from './test.ts';

// The many copies must not appear in other journeys.
test.use({ ownStack: 'sitemap' });

const COPIES = 640;

test('the sitemap lists every hotel and every article of a database with hundreds of each', async ({
  request,
  stack,
}) => {
  const [before] = await stack.query<{ hotels: number; articles: number }>(
    `select (select count(*)::int from hotels) as hotels,
       (select count(*)::int from documents where kind = 'articles') as articles`,
  );
  if (!before) throw new Error('The database did not answer.');
  const { hotels, articles } = before;
  await stack.query(
    `insert into hotels (id, position, hot, name_key, price_from, point, brief, data)
       select 'copy-' || number, $1 + number - 1, false, name_key, price_from, point,
         brief || jsonb_build_object('id', 'copy-' || number), data
       from hotels, generate_series(1, $2) as number where position = 0`,
    [hotels, COPIES],
  );
  // A bit for each copy: only the set of all hotels has it.
  await stack.query(
    `update hotel_sets set members = (members::text || repeat(case when name = 'all' then '1' else '0' end, $1))::varbit`,
    [COPIES],
  );
  await stack.query(
    `insert into documents (kind, id, position, data)
       select kind, 'copy-' || number, $1 + number, data || jsonb_build_object('id', 'copy-' || number)
       from documents, generate_series(1, $2) as number
       where kind = 'articles' and position = (select min(position) from documents where kind = 'articles')`,
    [articles, COPIES],
  );

  const places = async (path: string) => [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)];
  // With more than 500 hotels it is an index of parts.
  const parts = await places('/sitemap.xml');
  const listed = (await Promise.all(parts.map(([, part = '']) => places(new URL(part).pathname)))).flat();
  const below = (path: string) => listed.filter(([, url = '']) => new URL(url).pathname.startsWith(path));
  expect(below('/our-hotels/')).toHaveLength(hotels + COPIES);
  expect(below('/travel-journal/copy-')).toHaveLength(COPIES);
  expect(new Set(below('/').map(([, url]) => url)).size).toBe(below('/').length);
});
