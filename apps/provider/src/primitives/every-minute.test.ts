import { expect, it } from 'vitest';
import { createLog } from '@myler/server/log';
import { everyMinute } from './every-minute.ts';

it('names in the log which background work has failed', async () => {
  const lines: string[] = [];
  const log = createLog({ app: 'provider', level: 'info', output: { write: (line) => void lines.push(line) } });
  const works = ['housekeeping', 'the delivery of gift cards'].map((name) =>
    everyMinute(name, log, () => Promise.reject(new Error('no connection'))),
  );
  for (const work of works) await work.stop();
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'housekeeping failed',
    'the delivery of gift cards failed',
  ]);
});
