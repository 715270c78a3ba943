import type {
  ArticleSummary,
  FeedPicture,
  HotelSummary,
  Partner,
  PressQuote,
  Testimonial,
} from '@myler/api-client/contract';
import { address } from '@myler/config/address';
import { socialLinks } from '@myler/config/contact';
import { membershipById } from '@myler/config/memberships';
import { cotsInWords, pairsInWords } from '@myler/domain/rooms';
import { Island } from '@myler/islands/island';
import { Heading } from '@myler/ui/heading';
import { Label } from '@myler/ui/label';
import { boxClass } from '@myler/ui/layout';
import { Section, SectionHeading } from '@myler/ui/section';
import { CardRow } from '@myler/ui/sections/card-row';
import { LatestArticles } from '@myler/ui/sections/latest-articles';
import { MarkGrid } from '@myler/ui/sections/mark-grid';
import { PictureStrip } from '@myler/ui/sections/picture-strip';
import type { Outcome } from '../../data/outcome.ts';
import { partnerMarkSrc } from '../../data/partner-mark.ts';
import { Fetched } from '../../features/fallbacks/Fetched.tsx';
import { HotelTile } from '../../features/hotels/HotelTile.tsx';
import type { HomeHotelsData } from './home-hotels.ts';
import { QuoteCarousel } from './quotes.island.tsx';

interface ListProps<Item> {
  list: Outcome<{ items: readonly Item[] }>;
}

/** What was published, with its date in words. */
type Dated<Item> = Item & { published: string };

/** The heading above the hotels, and the label of the row. */
const words = {
  chosen: { label: 'Chosen by the house', row: 'Hotels chosen by the house' },
  loved: { label: 'Loved this season', row: 'Hotels loved this season' },
};

export function HomeHotels({ list }: { list: Outcome<HomeHotelsData> }) {
  const { label, row } = words[list.ok ? list.data.kind : 'loved'];
  return (
    <Section band="paper" id="hotels">
      <SectionHeading
        label={label}
        title="Hotels that are kind to children and good to parents."
        more={{ href: address('/our-hotels'), label: 'See every hotel' }}
      />
      <Fetched
        list={list}
        failed="The hotels did not reach us."
        empty="Nothing has been chosen for this season yet. All the hotels are on one list."
      >
        {(items) => (
          <CardRow
            label={row}
            cards={items.map((hotel) => ({
              id: hotel.id,
              card: <HotelTile hotel={hotel} facts={roomSummary(hotel)} hasPrice={false} />,
            }))}
          />
        )}
      </Fetched>
    </Section>
  );
}

function roomSummary({ cot, connectingPairs }: HotelSummary): string {
  return [cotsInWords(cot), pairsInWords(connectingPairs)].filter(Boolean).join(' · ');
}

export function HomeTestimonials({ list }: ListProps<Testimonial>) {
  return (
    <Section band="night" id="members">
      <Label centred>From our members</Label>
      <h2 className="visually-hidden">What members say</h2>
      <Fetched list={list} failed="What members say did not reach us.">
        {(items) => (
          <Island
            of="quotes"
            hydrateOn="visible"
            component={QuoteCarousel}
            label="What members say"
            quotes={items.map(({ quote, name, membershipId, memberSince }) => ({
              words: quote,
              source: `${name}, ${membershipById(membershipId).name} member since ${memberSince}`,
            }))}
          />
        )}
      </Fetched>
    </Section>
  );
}

export function HomePressQuotes({ list }: ListProps<Dated<PressQuote>>) {
  return (
    <Section band="paper" id="press">
      <Label centred>In the papers</Label>
      <Heading level={2} centred>
        What was written, and by whom.
      </Heading>
      <Fetched list={list} failed="The press quotes did not reach us.">
        {(items) => (
          <Island
            of="quotes"
            hydrateOn="visible"
            component={QuoteCarousel}
            className={boxClass({ before: 8 })}
            label="What the papers wrote"
            quotes={items.map(({ quote, publication, publishedOn, published }) => ({
              words: quote,
              source: publication,
              date: { day: publishedOn, words: published },
            }))}
          />
        )}
      </Fetched>
    </Section>
  );
}

export function HomeJournal({ list }: ListProps<Dated<ArticleSummary>>) {
  return (
    <Section band="paper-2" id="journal">
      <SectionHeading
        label="The travel journal"
        title="Written on the way back."
        more={{ href: address('/travel-journal'), label: 'Read the journal' }}
      />
      <Fetched
        list={list}
        failed="The journal did not reach us."
        empty="Nobody is back yet. The next report is in somebody’s suitcase."
      >
        {(items) => (
          <LatestArticles
            articles={items.map(({ slug, title, summary, author, published, readingTime, picture }) => ({
              title,
              href: address('/travel-journal/$slug', { params: { slug } }),
              summary,
              meta: `${author}, ${published}, ${readingTime} minutes`,
              picture,
            }))}
          />
        )}
      </Fetched>
    </Section>
  );
}

export function HomePartners({ list }: ListProps<Partner>) {
  return (
    <Section band="paper" id="partners">
      <SectionHeading
        label="In good company"
        title="Others who know what a bunk is for."
        more={{ href: address('/partner-with-us'), label: 'Partner with us' }}
      />
      <Fetched
        list={list}
        failed="Our partners did not reach us."
        empty="We are between partners: nobody is named here until we have travelled with them."
      >
        {(items) => <MarkGrid marks={items.map((partner) => ({ ...partner, src: partnerMarkSrc(partner.id) }))} />}
      </Fetched>
    </Section>
  );
}

const [profile] = socialLinks;

/** The last twelve pictures of the feed with their captions. */
export function HomeFeed({ list }: ListProps<FeedPicture>) {
  return (
    <Section band="paper" id="feed">
      <SectionHeading
        label="Postcards"
        title="Twelve we would have sent you."
        more={{ href: profile.href, label: `Follow on ${profile.name}` }}
      />
      <Fetched
        list={list}
        failed="The postcards did not reach us."
        empty="The postbox is empty. Somebody will be away by Friday."
      >
        {(pictures) => <PictureStrip label="Postcards, twelve in a row" pictures={pictures} />}
      </Fetched>
    </Section>
  );
}
