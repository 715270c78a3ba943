import { describe, expect, it } from 'vitest';
import { recording } from '../test-support/recording.ts';
import { createPageViews } from './page-views.ts';

describe('page views', () => {
  it(
    'are sent exactly once per navigation, the first load included (specification 2 and 7)',
    { tags: ['spec:2-page-views', 'spec:7-events'] },
    () => {
      const { sent, analytics } = recording();
      const views = createPageViews(analytics);
      for (const path of ['/', '/membership', '/']) views.record({ path });
      expect(sent.map((event) => event.name)).toEqual(['/', '/membership', '/']);
    },
  );

  it('are not sent again for a hash, a query, a dialog or a second render', { tags: ['spec:2-page-views'] }, () => {
    const { sent, analytics } = recording();
    const views = createPageViews(analytics);
    for (const path of [
      '/discover-myler',
      '/discover-myler',
      '/discover-myler#enquire',
      '/discover-myler?join=gold',
      '/discover-myler/',
    ]) {
      views.record({ path });
    }
    expect(sent).toHaveLength(1);
  });

  it('are sent again for a page from the back/forward cache', () => {
    const { sent, analytics } = recording();
    const views = createPageViews(analytics);
    views.record({ path: '/our-hotels', title: 'Hotels' });
    views.record({ path: '/our-hotels', title: 'Hotels', returned: true });
    views.record({ path: '/our-hotels', title: 'Hotels' });
    expect(sent.map((event) => event.properties)).toEqual([
      { path: '/our-hotels', title: 'Hotels' },
      { path: '/our-hotels', title: 'Hotels' },
    ]);
  });

  it('start with the page on which consent is given', () => {
    const { sent, consent, analytics } = recording({ allowed: false });
    const views = createPageViews(analytics);
    views.record({ path: '/' });
    views.record({ path: '/membership', title: 'Membership' });
    consent.allow();
    consent.withdraw();
    consent.allow();
    expect(sent.map((event) => event.properties)).toEqual([{ path: '/membership', title: 'Membership' }]);
  });
});

describe('a page view', () => {
  it('names the referrer without secrets', () => {
    const { sent, analytics } = recording();
    createPageViews(analytics).record({ path: '/', referrer: 'https://mail.example/?token=abc' });
    expect(sent[0]?.properties).toEqual({ path: '/', referrer: 'https://mail.example/?token=[redacted]' });
  });

  it('is sent for another path, and not for the same path with slashes at its end', () => {
    const { sent, analytics } = recording();
    const views = createPageViews(analytics);
    for (const path of ['/a/b', '/ab', '/ab//', '/ab/?page=2', '/', '//']) views.record({ path });
    expect(sent.map(({ name }) => name)).toEqual(['/a/b', '/ab', '/']);
  });

  it('is not sent after the subscription to consent has ended', () => {
    const { sent, consent, analytics } = recording({ allowed: false });
    const views = createPageViews(analytics);
    views.record({ path: '/' });
    views.stop();
    consent.allow();
    expect(sent).toEqual([]);
  });
});
