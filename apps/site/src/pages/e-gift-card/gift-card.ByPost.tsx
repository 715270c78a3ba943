import { minWidth } from '@myler/config/breakpoints';
import type { GiftCardOptions } from '@myler/api-client/contract';
import { deskLine, mailboxes, offices } from '@myler/config/contact';
import { GiftCard } from '@myler/ui/gift-card';
import { Price } from '@myler/ui/price';
import { priceTexts } from '@myler/domain/membership';
import { Box, Cluster, Grid } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './gift-card.ByPost.module.css';

const [london] = offices;

/** For visitors without scripts and for print: the designs, the possible amounts, and how to order one. */
export function GiftCardByPost({ options }: { options: GiftCardOptions }) {
  const least = options.limits.map(({ minimum }) => minimum);
  const most = options.limits.map(({ maximum }) => maximum);
  return (
    <Box only="static" before={9}>
      <Text size="lead" measure marked>
        The form on this page needs JavaScript, which is switched off. Ring{' '}
        <a href={deskLine.href}>{deskLine.display}</a>, nine to six in London on every day of the week, and somebody
        writes the card with you and takes the payment. Or write to{' '}
        <a href={`mailto:${mailboxes.membership}?subject=A%20gift%20card`}>{mailboxes.membership}</a>
        <span>{`, or by post to ${london.lines.join(', ')}: the picture, the sum, whom it is for and their email address, what to write inside, and the day. We ring you back for the payment; please never write a card number in an email or a letter.`}</span>
      </Text>
      <Grid as="ul" columns={3} narrow gap={6} before={8} className={styles.designs}>
        {options.designs.map(({ id, name, picture }) => (
          <li key={id}>
            <GiftCard picture={picture} sizes={`${minWidth('md')} 24rem, 45vw`} />
            <span>{name}</span>
          </li>
        ))}
      </Grid>
      <dl className={styles.prices}>
        <Cluster gap={6} rows={1} align="start" justify="between">
          <dt>Any whole sum</dt>
          <dd>
            from <Price prices={priceTexts(least)} /> to <Price prices={priceTexts(most)} />
          </dd>
        </Cluster>
        {options.memberships.map(({ membershipId, name, prices }) => (
          <Cluster gap={6} rows={1} align="start" justify="between" key={membershipId}>
            <dt>{`A year of ${name}`}</dt>
            <dd>
              <Price prices={priceTexts(prices)} />
            </dd>
          </Cluster>
        ))}
      </dl>
    </Box>
  );
}
