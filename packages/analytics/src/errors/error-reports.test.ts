import { describe, expect, it } from 'vitest';
import { failure, errorContext } from '../../test-support/failures.ts';
import { createConsentGate } from '../consent.ts';
import { createErrorReports, type ErrorReport } from './index.ts';

function telling({ allowed = true, most }: { allowed?: boolean; most?: number } = {}) {
  const consent = createConsentGate({ allowed });
  const reported: ErrorReport[] = [];
  const state = { opened: 0, discarded: 0 };
  const reports = createErrorReports({
    consent,
    context: () => errorContext,
    sink: () => {
      state.opened += 1;
      return Promise.resolve({
        send: (report) => void reported.push(report),
        discard: () => (state.discarded += 1),
      });
    },
    ...(most === undefined ? {} : { maxReports: most }),
  });
  return { consent, told: reported, state, reports };
}

describe('error reports', () => {
  it('are not sent before consent, and the service is not fetched', async () => {
    const { reports, told: reported, state, consent } = telling({ allowed: false });
    await reports.report(failure('early'));
    consent.allow();
    expect(reported).toEqual([]);
    expect(state.opened).toBe(0);
  });

  it('fetch the service once, with the first error', async () => {
    const { reports, state } = telling();
    expect(state.opened).toBe(0);
    await Promise.all([reports.report(failure('one')), reports.report(failure('two'))]);
    expect(state.opened).toBe(1);
  });

  it('are sent once per page for the same error', async () => {
    const { reports, told: reported } = telling();
    for (let turn = 0; turn < 5; turn += 1) await reports.report(failure('again'));
    const again = failure('again');
    again.stack += '\n    at start (https://myler.example/assets/entry.js:1:2)';
    await reports.report(again);
    await reports.report(failure('another'));
    expect(reported.map(({ message }) => message)).toEqual(['again', 'another']);
  });

  it('are limited to a maximum number per page', async () => {
    const { reports, told: reported } = telling({ most: 3 });
    for (let turn = 0; turn < 9; turn += 1) await reports.report(failure(`number ${'x'.repeat(turn)}`));
    expect(reported).toHaveLength(3);
  });

  it('that are being sent when consent is withdrawn are dropped, and the queue is discarded', async () => {
    const { reports, told: reported, state, consent } = telling();
    await reports.report(failure('told'));
    const reporting = reports.report(failure('on its way'));
    consent.withdraw();
    await reporting;
    await reports.report(failure('after'));
    expect(reported.map(({ message }) => message)).toEqual(['told']);
    expect(state.discarded).toBe(1);
  });

  it('are discarded when consent is withdrawn, and not when it is given or before any report', async () => {
    const { reports, state, consent } = telling();
    expect(() => consent.withdraw()).not.toThrow();
    consent.allow();
    await reports.report(failure('told'));
    consent.withdraw();
    await expect.poll(() => state.discarded).toBe(1);
    consent.allow();
    await reports.report(failure('another'));
    expect(state.discarded).toBe(1);
  });

  it('do not throw when the service cannot be fetched, and the next error tries again', async () => {
    const reported: ErrorReport[] = [];
    let isAway = true;
    const reports = createErrorReports({
      consent: createConsentGate({ allowed: true }),
      context: () => errorContext,
      sink: () =>
        isAway
          ? Promise.reject(new Error('offline'))
          : Promise.resolve({ send: (report) => void reported.push(report), discard: () => undefined }),
    });
    await expect(reports.report(failure('lost'))).resolves.toBeUndefined();
    isAway = false;
    await reports.report(failure('heard'));
    expect(reported.map(({ message }) => message)).toEqual(['heard']);
  });
});
