// The tables of docs/security.md and docs/operations.md.
import {
  hashedColumns,
  storedData,
  type DataLevel,
  type TableName,
} from '../../apps/provider/src/retention/stored-data.ts';
import { limits, type LimitName, type RequestLimit } from '../../apps/proxy/src/policies/limits.ts';
import { calls, paths, type CallName, type PathPolicy, type Policy } from '../../apps/proxy/src/policies/policies.ts';
import { secretNames, secretRow } from '../../internal/server/src/secret-table.ts';
import {
  providerEndpoints,
  sameOriginEndpoints,
  type Access,
  type Endpoint,
} from '../../packages/api-client/src/endpoints/index.ts';
import { purposeInWords, storedItems, storedNames } from '../../packages/config/src/device.ts';
import { table } from './generated.ts';

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const who: Record<Access, string> = {
  public: 'whoever has the website’s publishable token: every visitor, through the gateway; a member too',
  member: 'a member, by the access token',
  'member-secret': 'a member, by the access token, through a proxy, by `PROVIDER_SECRET`',
  secret: 'a proxy, by `PROVIDER_SECRET`',
};
const endpoints = Object.entries<Endpoint>(providerEndpoints);
const access = table(
  ['access', 'who', 'calls'],
  Object.entries(who).map(([level, text]) => {
    const names = endpoints.filter(([, endpoint]) => endpoint.access === level);
    const isContent = ([, { cacheSeconds }]: [string, Endpoint]) => cacheSeconds !== undefined;
    const content = names.some(isContent) ? `${names.filter(isContent).length} reads of content, ` : '';
    return [`\`${level}\``, text, content + code(names.filter((name) => !isContent(name)).map(([name]) => name))];
  }),
);

const inTime = ({ points, duration, bytes }: RequestLimit) => {
  const time = duration >= 3600 ? 'an hour' : duration >= 60 ? `${duration / 60} minutes` : `${duration} s`;
  const kilobytes = bytes ? `, ${bytes.ofOne / 1024} kB; of all ${bytes.ofAll / 1024 / 1024} MB` : '';
  return `${points.toLocaleString('en-GB')} in ${time}${kilobytes}`.replace('in an hour', 'an hour');
};
const reachable = new Set([
  ...Object.keys(sameOriginEndpoints),
  ...endpoints
    .filter(([, endpoint]) => endpoint.access === 'public' || endpoint.access === 'member')
    .map(([name]) => name),
]);
const rows: [string, Policy][] = [
  ...Object.entries<Policy>(calls).filter(([name]) => reachable.has(name as CallName)),
  ...Object.entries<PathPolicy>(paths).map(([, policy]): [string, Policy] => [policy.paths[0] ?? '', policy]),
];
const limitTable = table(
  ['of', 'network address, and session', 'calls and paths'],
  [
    ...(Object.entries(limits) as [LimitName, RequestLimit][]).map(([name, limit]) => {
      const names = rows.filter(([, policy]) => policy.limit === name);
      const content = names.filter(([key, { cache }]) => cache === 'shared' && reachable.has(key));
      const others = names.filter((row) => !content.includes(row)).map(([key]) => key.replace(/\{.*\}/, '…'));
      return [
        limit.of,
        inTime(limit),
        code(others) + (content.length > 0 ? `, ${content.length} reads of content that no cache has` : ''),
      ];
    }),
    [
      'not counted',
      '',
      [...Map.groupBy(rows, ([, { limit }]) => (typeof limit === 'string' ? '' : limit.uncounted))]
        .filter(([reason]) => reason)
        .map(([reason, of]) => `${code(of.map(([key]) => key.replace(/\{.*\}/, '…')))} (${reason})`)
        .join('; '),
    ],
  ],
);

const keys = table(
  ['key', 'known to', 'used for', 'never for'],
  [
    ...secretNames.map((name) => {
      const { knownTo, usedFor, neverFor } = secretRow(name);
      return [`\`${name}\``, knownTo, usedFor, neverFor];
    }),
    [
      '`TLS_KEY`',
      'proxies, or what ends TLS',
      'the site’s certificate: TLS 1.2 and 1.3, AEAD ciphers with forward secrecy',
      '',
    ],
  ],
);
const oldKeys = table(
  ['secret', 'when the old one may go'],
  secretNames.map((name) => [`\`${name}\``, secretRow(name).oldMayGo]),
);

const levels: Record<DataLevel, string> = { personal: 'a person’s', ours: 'the business’s', public: 'for everybody' };
const stored = table(
  ['level', 'kept until', 'tables, with what they have as a hash only'],
  Object.entries(levels).flatMap(([level, text]) => {
    const ofLevel = (Object.keys(storedData) as TableName[]).filter((name) => storedData[name].level === level);
    return [...Map.groupBy(ofLevel, (name) => storedData[name].until)].map(([until, names]) => [
      text,
      until,
      names
        .map((name) => `\`${name}\`${hashedColumns(name).length > 0 ? ` (${code(hashedColumns(name))})` : ''}`)
        .join(', '),
    ]);
  }),
);

const device = table(
  ['name', 'where', 'what it holds, and how long'],
  storedNames.map((name) => [`\`${name}\``, storedItems[name].place, purposeInWords(name)]),
);

/** By the names in the documents' marks. */
export const securityTables: Record<string, string> = {
  access,
  limits: limitTable,
  keys,
  'old keys': oldKeys,
  'stored data': stored,
  'on the device': device,
};
