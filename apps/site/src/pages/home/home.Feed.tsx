import { minWidth } from '@myler/config/breakpoints';
import type { FeedPicture } from '@myler/api-client/contract';
import { socialLinks } from '@myler/config/contact';
import { Picture } from '@myler/ui/picture';
import { Section, SectionHeading } from '@myler/ui/section';
import { Text } from '@myler/ui/text';
import type { Outcome } from '../../data/outcome.ts';
import { BlockFailed } from '../../features/fallbacks/BlockFailed.tsx';
import styles from './home.Feed.module.css';

const [profile] = socialLinks;

/** The last twelve pictures of the feed with their captions, in a strip that scrolls sideways. */
export function HomeFeed({ feed }: { feed: Outcome<{ items: FeedPicture[] }> }) {
  return (
    <Section band="paper" id="feed">
      <SectionHeading
        label="Postcards"
        title="Twelve we would have sent you."
        more={{ href: profile.href, label: `Follow on ${profile.name}` }}
      />
      {feed.ok ? <Strip pictures={feed.data.items} /> : <BlockFailed title="The postcards did not reach us." />}
    </Section>
  );
}

function Strip({ pictures }: { pictures: readonly FeedPicture[] }) {
  if (pictures.length === 0)
    return (
      <Text tone="quiet" before={6}>
        The postbox is empty. Somebody will be away by Friday.
      </Text>
    );
  return (
    <div className={styles.frame}>
      {/* It scrolls, so it must be reachable by keyboard. Its arrows are the style sheet's. */}
      <div className={styles.strip} role="region" aria-label="Postcards, twelve in a row" tabIndex={0}>
        <ul className={styles.pictures}>
          {pictures.map(({ id, picture, caption }) => (
            <li key={id}>
              <figure>
                <div className={styles.picture}>
                  <Picture picture={picture} fit="cover" sizes={`${minWidth('md')} 280px, 62vw`} />
                </div>
                <Text as="figcaption" size="small" tone="quiet" before={3}>
                  {caption}
                </Text>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
