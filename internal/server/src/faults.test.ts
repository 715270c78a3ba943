import { describe, expect, it } from 'vitest';
import { Problem } from '@myler/api-client/problems';
import { faultOf, logFault } from './faults.ts';
import { createLog } from './log.ts';

const withFields = (message: string, fields: object, cause?: Error) =>
  Object.assign(new Error(message, cause ? { cause } : {}), fields);
const query = (cause: Error) =>
  withFields('Failed query', { query: 'select 1', params: ['amelie@example.com'] }, cause);

describe('the fault of an error', () => {
  it.each<[string, unknown, ReturnType<typeof faultOf>]>([
    ['a refusal', new Problem(422, 'No.'), { kind: 'client' }],
    ['a hang-up, as Node says it', withFields('aborted', { code: 'ECONNRESET' }), { kind: 'client' }],
    [
      'a hang-up, as the server’s library says it',
      new Error('Client connection prematurely closed.'),
      { kind: 'client' },
    ],
    [
      'a hang-up within a call',
      new Error('read', { cause: new DOMException('gone', 'AbortError') }),
      { kind: 'client' },
    ],
    ...[
      withFields('write CONNECTION_CLOSED', { code: 'CONNECTION_CLOSED' }),
      withFields('write CONNECT_TIMEOUT', { code: 'CONNECT_TIMEOUT' }),
      query(withFields('connect', { code: 'ECONNREFUSED' })),
      query(withFields('read', { code: 'ECONNRESET' })),
      query(withFields('terminating connection', { code: '57P01', severity: 'FATAL' })),
      withFields('the database system is starting up', { code: '57P03', severity: 'FATAL' }),
      query(withFields('could not extend file', { code: '53100', severity: 'ERROR' })),
    ].map(
      (error) =>
        [`PostgreSQL: ${error.message}`, error, { kind: 'dependency', name: 'PostgreSQL' }] as [
          string,
          unknown,
          ReturnType<typeof faultOf>,
        ],
    ),
    [
      'SMTP',
      withFields('connect', { code: 'ECONNECTION', command: 'CONN' }),
      { kind: 'dependency', name: 'the mail server' },
    ],
    ['a full disk', withFields('write', { code: 'ENOSPC' }), { kind: 'dependency', name: 'the disk' }],
    [
      'one that names it',
      withFields('x', { dependency: 'the provider' }),
      { kind: 'dependency', name: 'the provider' },
    ],
    ['a duplicate row', query(withFields('duplicate key', { code: '23505', severity: 'ERROR' })), { kind: 'defect' }],
    ['a mistake of ours', new TypeError('undefined is not a function'), { kind: 'defect' }],
    ['no error at all', 'thrown', { kind: 'defect' }],
  ])('%s', (_, error, fault) => {
    expect(faultOf(error)).toEqual(fault);
  });

  it('decides the level of its line, which has no parameter of a query', () => {
    const lines: string[] = [];
    const log = createLog({ app: 'test', level: 'info', output: { write: (line) => void lines.push(line) } });
    logFault(log, new Problem(422, 'No.'), {}, 'refused');
    logFault(log, query(withFields('terminating connection', { code: '57P01', severity: 'FATAL' })), {}, 'away');
    logFault(log, query(withFields('duplicate key', { code: '23505', severity: 'ERROR' })), {}, 'ours');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 40, dependency: 'PostgreSQL', msg: 'away', err: { message: 'terminating connection' } },
      { level: 50, msg: 'ours' },
    ]);
    expect(lines.join('')).not.toContain('amelie@example.com');
  });
});
