import type { FeedPicture } from '@myler/api-client/contract';
import { socialLinks } from '@myler/config/contact';
import { Section, SectionHeading } from '@myler/ui/section';
import { PictureStrip } from '@myler/ui/sections/picture-strip';
import type { Outcome } from '../../data/outcome.ts';
import { Fetched } from '../../features/fallbacks/Fetched.tsx';

const [profile] = socialLinks;

/** The last twelve pictures of the feed with their captions. */
export function HomeFeed({ feed }: { feed: Outcome<{ items: FeedPicture[] }> }) {
  return (
    <Section band="paper" id="feed">
      <SectionHeading
        label="Postcards"
        title="Twelve we would have sent you."
        more={{ href: profile.href, label: `Follow on ${profile.name}` }}
      />
      <Fetched
        list={feed}
        failed="The postcards did not reach us."
        empty="The postbox is empty. Somebody will be away by Friday."
      >
        {(pictures) => <PictureStrip label="Postcards, twelve in a row" pictures={pictures} />}
      </Fetched>
    </Section>
  );
}
