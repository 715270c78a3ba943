import type {
  FeedPicture,
  Inspiration,
  MembershipPrice,
  Partner,
  Picture,
  Testimonial,
} from '@myler/api-client/contract';
import type { Outcome } from '../../data/outcome.ts';
import type { HomeHotelsData } from './home-hotels.ts';
import { WithoutScripts } from '../../features/without-scripts/WithoutScripts.tsx';
import { HomeFeed } from './home.Feed.tsx';
import { HomeHero } from './home.Hero.tsx';
import { HomeHotels } from './home.Hotels.tsx';
import { HomeInspirations } from './home.Inspirations.tsx';
import { HomeIntroduction } from './home.Introduction.tsx';
import { HomeJournal, type DatedArticle } from './home.Journal.tsx';
import { HomeNewsletter } from './home.Newsletter.tsx';
import { HomeMemberships } from './home.Memberships.tsx';
import { HomePartners } from './home.Partners.tsx';
import { HomePressQuotes, type DatedPressQuote } from './home.PressQuotes.tsx';
import { HomeTestimonials } from './home.Testimonials.tsx';

interface List<T> {
  items: T[];
}

export interface HomePageProps {
  hero: Outcome<Picture>;
  /** Empty when the prices did not arrive. */
  prices: readonly MembershipPrice[];
  hotels: Outcome<HomeHotelsData>;
  inspirations: Outcome<List<Inspiration>>;
  testimonials: Outcome<List<Testimonial>>;
  pressQuotes: Outcome<List<DatedPressQuote>>;
  articles: Outcome<List<DatedArticle>>;
  partners: Outcome<List<Partner>>;
  feed: Outcome<List<FeedPicture>>;
}

export function HomePage(blocks: HomePageProps) {
  const { hero } = blocks;
  return (
    <>
      <HomeHero picture={hero.ok ? hero.data : undefined} />
      {/* The links of our emails lead to this page, where a script opens their dialog: their tokens are sent to no server. */}
      <WithoutScripts then="open the link again">
        Here by a link in an email? Its button needs JavaScript, which is off. Nothing has changed.
      </WithoutScripts>
      <HomeIntroduction />
      <HomeMemberships prices={blocks.prices} />
      <HomeHotels hotels={blocks.hotels} />
      <HomeInspirations inspirations={blocks.inspirations} />
      <HomeTestimonials testimonials={blocks.testimonials} />
      <HomePressQuotes quotes={blocks.pressQuotes} />
      <HomeJournal articles={blocks.articles} />
      <HomePartners partners={blocks.partners} />
      <HomeFeed feed={blocks.feed} />
      <HomeNewsletter />
    </>
  );
}
