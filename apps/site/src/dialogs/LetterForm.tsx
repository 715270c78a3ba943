import { createSameOriginClient } from '@myler/api-client/same-origin';
import { useRouter } from '@tanstack/react-router';
import { NewsletterForm } from '@myler/forms/newsletter';
import { analyticsOf } from '../data/analytics.ts';

const client = createSameOriginClient();

/** The newsletter form, given what it needs to subscribe somebody. */
export function LetterForm() {
  const router = useRouter();
  return (
    <NewsletterForm
      subscribe={(email: string) => client.call('subscribe', { body: { email } })}
      onSubscribed={() => analyticsOf(router).track('Newsletter Subscribed', {})}
    />
  );
}
