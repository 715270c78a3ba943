import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliBytes, brotliOf, chunksWith, circlesIn, modulesIn, withImports, type Chunks } from './client-graph.ts';
import type { Finding } from '../lib/check.mjs';

/**
 * Brotli, in kB (1,000 bytes). The first three come from the goals for speed: "first-load JS". The others are our own.
 * The newsletter form (2) and the form core (2) are fetched when a visitor points at the form or focuses it. The router
 * (29), the data of thirty routes (10) and the next page (16) are fetched once, at the first sign of a navigation.
 */
const budgets = { beforeIntent: 12, home: 95, homeWithConsent: 110, newsletter: 5, nextPage: 56.5 };

/** What a visitor of home downloads: the application, and the islands that hydrate when they are visible. */
const homeParts = {
  'the entry': /^apps\/site\/src\/entry-client\.tsx$/,
  'the quotes': /^apps\/site\/src\/pages\/home\/quotes\.island\.tsx$/,
  'the account': /^apps\/site\/src\/shell\/account\.island\.tsx$/,
};
const newsletterForm = /^apps\/site\/src\/features\/newsletter\/newsletter\.island\.tsx$/;
const consentDialog = /^apps\/site\/src\/dialogs\/CookieConsent\.tsx$/;
/** What a navigation downloads: the router, and the page. */
const nextPageParts = {
  'the router': /^apps\/site\/src\/navigation\/mount-client-router\.tsx$/,
  'the route of /membership': /^apps\/site\/src\/routes\/membership\.tsx\?tsr-split/,
};

/** Code of dialogs and fields, which no page may load; and the half of zod that no browser needs. */
const heavy = {
  'React Aria': /^node_modules\/(@react-aria|@react-stately|react-aria|react-stately|react-aria-components)\//,
  Radix: /^node_modules\/@radix-ui\//,
  zxcvbn: /^node_modules\/@zxcvbn-ts\//,
  'the whole of zod': /^node_modules\/zod\/(v3|v4\/classic|index)/,
  'telephone rules': /^node_modules\/libphonenumber-js\//,
};

/**
 * Names that must stay on the server. `idempotencyKey`, the secret, is missing here, because the clients have an option
 * of that name, which is not secret.
 */
const secrets =
  /PROVIDER_SECRET|providerSecret|sessionKey|giftCardKey|SESSION_KEY|GIFT_CARD_KEY|DATABASE_URL|SMTP_URL|REDIS_URL|IDEMPOTENCY_KEY/;

const serverModule =
  /\.server\.[jt]sx?$|^apps\/(proxy|provider)\/|^node_modules\/(hono|pino|nodemailer|drizzle-orm|@electric-sql)\//;

/** The people of `@myler/forms/people`. */
const testDataModule = /^packages\/forms\/src\/people\//;

/**
 * Compares what a visitor of home downloads with its budgets.
 *
 * @param client the folder that is served
 * @param html home, as the server renders it
 */
export function budgetFindings(client: string, chunks: Chunks, html: string): Finding[] {
  const parts = {
    ...homeParts,
    'the newsletter form': newsletterForm,
    'the consent dialog': consentDialog,
    ...nextPageParts,
  };
  const lost = Object.entries(parts).filter(([, module]) => chunksWith(chunks, module).length === 0);
  if (lost.length > 0) {
    const names = lost.map(([what]) => what).join(', ');
    return [
      {
        name: 'home can be weighed',
        problem: `In no chunk: ${names}. Say where they are in scripts/checks/bytes.ts.`,
      },
    ];
  }
  const among = (modules: RegExp[]) => modules.flatMap((module) => chunksWith(chunks, module));
  const home = withImports(chunks, among(Object.values(homeParts)));
  const withConsent = withImports(chunks, [...home, ...among([consentDialog])]);
  const newsletter = withImports(chunks, among([newsletterForm]));
  const nextPage = withImports(chunks, among(Object.values(nextPageParts)));
  const added = (files: Set<string>) =>
    brotliBytes(
      client,
      [...files].filter((file) => !home.has(file)),
    );
  return [
    withinBudget('home before intent', beforeIntentBytes(client, html), budgets.beforeIntent),
    withinBudget('home in all', brotliBytes(client, home), budgets.home),
    withinBudget('home with the consent dialog', brotliBytes(client, withConsent), budgets.homeWithConsent),
    withinBudget('the newsletter form adds', added(newsletter), budgets.newsletter),
    withinBudget('another page adds', added(nextPage), budgets.nextPage),
    ...Object.entries(heavy).map(([what, module]) =>
      finding(
        `home does without ${what}`,
        modulesIn(chunks, new Set([...home, ...newsletter]), module),
        'Load it with the dialog that needs it.',
      ),
    ),
  ];
}

/** The bytes of the inline JavaScript and of the scripts that the page loads. */
function beforeIntentBytes(client: string, html: string) {
  const tags = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)];
  const inline = tags
    .filter(([, attributes]) => !/\bsrc=|type="application\//.test(attributes ?? ''))
    .map(([, , text]) => text);
  const external = [
    ...tags.flatMap(([, attributes]) => /\bsrc="\/([^"]+)"/.exec(attributes ?? '')?.[1] ?? []),
    ...[...html.matchAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g)].flatMap(
      ([tag]) => /\bhref="\/([^"]+)"/.exec(tag)?.[1] ?? [],
    ),
  ];
  return brotliOf(inline.join('\n')) + brotliBytes(client, new Set(external));
}

/** No files of the browser import each other in a circle: the one that runs first could not use the other's exports yet. */
export function circleFindings(chunks: Chunks): Finding[] {
  const found = circlesIn(chunks).map((files) =>
    files
      .map((file) => chunks[file]?.name ?? file)
      .toSorted()
      .join(', '),
  );
  return [
    finding(
      'no files of the browser import each other',
      found,
      'Put what both need into a group of its own (apps/site/build/chunk-groups.ts).',
    ),
  ];
}

/** No code of the server and no test data is in what a browser downloads. */
export function leakFindings(client: string, chunks: Chunks): Finding[] {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(m?js|css|html|json|map|txt|svg)$/.test(file),
  );
  const named = files.flatMap((file) => {
    const name = secrets.exec(readFileSync(join(client, file), 'utf8'))?.[0];
    return name ? [`${name} (${file})`] : [];
  });
  return [
    finding(
      'no secret is named in what a browser gets',
      named,
      'Read it in a .server.ts module, and hand on what a browser may see.',
    ),
    finding(
      'no server module is in what a browser gets',
      modulesIn(chunks, Object.keys(chunks), serverModule),
      'Import it from server code only.',
    ),
    finding(
      'no data for tests is in what a browser gets',
      modulesIn(chunks, Object.keys(chunks), testDataModule),
      'Import it in tests and stories only.',
    ),
  ];
}

/** @param budget kB */
function withinBudget(what: string, bytes: number, budget: number): Finding {
  const kB = (bytes / 1000).toFixed(1);
  const name = `${what}: ${kB} kB of ${budget}`;
  return bytes <= budget * 1000
    ? { name }
    : { name, problem: `JavaScript weighs ${kB} kB in brotli. Load less with the page, or later.` };
}

function finding(name: string, offenders: string[], advice: string): Finding {
  if (offenders.length === 0) return { name };
  return {
    name,
    problem: [
      ...offenders.slice(0, 8),
      ...(offenders.length > 8 ? [`and ${offenders.length - 8} more`] : []),
      advice,
    ].join('\n'),
  };
}
