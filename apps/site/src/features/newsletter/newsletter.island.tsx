import { useStore } from 'jotai';
import { createSameOriginClient, subscribeToNewsletter } from '@myler/api-client/same-origin';
import { NewsletterForm } from '@myler/forms/newsletter';
import { analyticsOf } from '../../analytics/analytics.ts';

const client = createSameOriginClient();

/** The newsletter form with the site's client and analytics. */
export function SiteNewsletter() {
  const store = useStore();
  return (
    <NewsletterForm
      subscribe={(email: string) => subscribeToNewsletter(client, email)}
      onSubscribed={() => analyticsOf(store).track('Newsletter Subscribed', {})}
    />
  );
}
