import type { Article } from '@myler/api-client/contract';
import { brand } from '@myler/config/brand';
import { Button, LinkButton } from '@myler/ui/button';
import { live, action } from '@myler/islands/attributes';
import { Box, Cluster } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './article.Share.module.css';

/**
 * Shares the article through the device's share sheet, or copies its link (`app/share-or-copy.ts`). Without JavaScript
 * it opens an email.
 */
export function ArticleShare({ article: { title, summary }, url }: { article: Article; url: string }) {
  const mailtoHref = new URLSearchParams({ subject: title, body: `${summary}\n\n${url}` });
  return (
    <Box as="aside" only="screen" before={9} className={styles.share} aria-label="Pass it on">
      <Cluster gap={6} rows={4} justify="between">
        <Text size="subtitle">Send it to whoever is packing.</Text>
        <Cluster gap={5} rows={3}>
          <LinkButton
            variant="outline"
            // In a mailto address a plus sign is not a space.
            href={`mailto:?${mailtoHref.toString().replaceAll('+', '%20')}`}
            {...action({ share: url, title: `${title} · ${brand.name}` })}
          >
            Share this article
          </LinkButton>
          <Button variant="quiet" {...action({ print: true })}>
            Print it
          </Button>
        </Cluster>
      </Cluster>
      <Text size="small" tone="quiet" className={styles.status} role="status" {...live({ 'action-status': true })} />
    </Box>
  );
}
