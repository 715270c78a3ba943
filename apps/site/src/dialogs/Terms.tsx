import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import type { LegalText } from '@myler/api-client/contract';
import { createGatewayClient } from '@myler/api-client/gateway';
import type { PagePath } from '@myler/config/pages';
import { formatDate } from '@myler/config/dates';
import { Button } from '@myler/ui/button';
import { Dialog } from '@myler/ui/dialog';
import { Link } from '@myler/ui/link';
import { Skeleton } from '@myler/ui/skeleton';
import { dialogNames, requestCloseDialogAtom, returnToAtom } from '@myler/state/dialogs';
import { Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { outcomeOf, type Outcome } from '../data/outcome.ts';
import { PlainBlocks } from '../features/text/PlainBlocks.tsx';
import { withContacts } from '../features/text/with-contacts.tsx';
import styles from './Terms.module.css';

const { call } = createGatewayClient();

/**
 * The text of /terms-and-conditions, fetched as that page fetches it. Opened from the payment step, it leads back there
 * with all input kept; opened by itself, it closes.
 */
export function Terms() {
  const close = useSetAtom(requestCloseDialogAtom);
  const returnsToPayment = useAtomValue(returnToAtom) !== undefined;
  const { terms, retry } = useTerms();
  return (
    <Dialog open onClose={close} title={dialogNames['terms-and-conditions']} variant="centre">
      {!terms && <TermsSkeleton />}
      {terms && !terms.ok && (
        <Stack gap={5} align="start" role="alert">
          <p>The text did not reach us. Nothing that you typed is lost.</p>
          <Button variant="outline" size="small" onClick={retry}>
            Try again
          </Button>
        </Stack>
      )}
      {terms?.ok && <TermsText text={terms.data} />}
      <div className={styles.actions}>
        <Button onClick={() => close()}>{returnsToPayment ? 'Back to payment' : 'Close'}</Button>
      </div>
    </Dialog>
  );
}

function useTerms() {
  const [terms, setTerms] = useState<Outcome<LegalText>>();
  const fetchTerms = useCallback(() => {
    void outcomeOf(call('legalText', { params: { id: 'terms-and-conditions' } })).then(setTerms);
  }, []);
  useEffect(fetchTerms, [fetchTerms]);
  const retry = () => {
    setTerms(undefined);
    fetchTerms();
  };
  return { terms, retry };
}

function TermsText({ text: { versions, next, introduction, sections } }: { text: LegalText }) {
  const current = versions[0];
  return (
    <>
      {current && (
        <Text size="small" tone="quiet">
          <span>{`Version ${current.version}, in force since ${formatDate(current.effectiveOn)}.`}</span>{' '}
          {next && (
            <span>{`Version ${next.version} comes on ${formatDate(next.effectiveOn)}; the page says what changes. `}</span>
          )}
          {/* In a new tab: an unfinished payment may be in the dialog below. */}
          <Link href={'/terms-and-conditions' satisfies PagePath} target="_blank" rel="noopener">
            Open to print or keep
          </Link>
        </Text>
      )}
      <Text size="lead" before={6} measure>
        {withContacts(introduction)}
      </Text>
      {sections.map((section) => (
        <section key={section.id} className={styles.section}>
          <h3>{section.title}</h3>
          <PlainBlocks blocks={section.body} headingLevel={4} />
        </section>
      ))}
    </>
  );
}

function TermsSkeleton() {
  return (
    <Stack gap={4} className={styles.skeleton}>
      <output className="visually-hidden">Fetching the terms</output>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}
