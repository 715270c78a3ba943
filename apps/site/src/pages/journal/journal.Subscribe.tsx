import { address } from '@myler/config/address';
import { journalCategoryNames, type JournalCategory } from '@myler/config/journal';
import { newsletter } from '@myler/config/service';
import { LinkButton } from '@myler/ui/button';
import { Section } from '@myler/ui/section';
import { categoryAddress, journalAddress } from '@myler/domain/journal';
import { action } from '@myler/islands/attributes';
import { Split, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';

/** Ways to subscribe to the journal. */
export function JournalSubscribe({ category }: { category?: JournalCategory }) {
  const folder = category ? categoryAddress(category) : journalAddress();
  return (
    <Section band="paper-2">
      <Split ratio="7/5" rows={6} across={9}>
        <h2>{category ? `${journalCategoryNames[category]}, as it is written.` : 'Have it come by itself.'}</h2>
        <Stack gap={6} align="start">
          <Text tone="quiet" measure>
            <span>{`${newsletter.rhythm}, the letter brings one place worth packing for. Whoever would rather have every piece of the journal on the Friday it appears can hand one of the feeds to a reader:`}</span>{' '}
            <a href={`${folder}/feed.xml`}>Atom</a> or <a href={`${folder}/feed.json`}>JSON</a>.
          </Text>
          <LinkButton variant="outline" href={address('/', { hash: 'letter' })} {...action({ dialog: 'newsletter' })}>
            Get the letter
          </LinkButton>
        </Stack>
      </Split>
    </Section>
  );
}
