import type { ComponentProps } from 'react';
import type { Inspiration, MembershipPrice, Picture } from '@myler/api-client/contract';
import { Island } from '@myler/islands/island';
import { Split } from '@myler/ui/layout';
import { Section, SectionHeading } from '@myler/ui/section';
import type { Outcome } from '../../data/outcome.ts';
import { SiteNewsletter } from '../../features/newsletter/newsletter.island.tsx';
import { WithoutScripts } from '../../features/without-scripts/WithoutScripts.tsx';
import { HomeHero } from './home.Hero.tsx';
import { HomeInspirations } from './home.Inspirations.tsx';
import { HomeIntroduction } from './home.Introduction.tsx';
import { HomeFeed, HomeHotels, HomeJournal, HomePartners, HomePressQuotes, HomeTestimonials } from './home.Lists.tsx';
import { HomeMemberships } from './home.Memberships.tsx';

export interface HomePageProps {
  hero: Outcome<Picture>;
  /** Empty when the prices did not arrive. */
  prices: readonly MembershipPrice[];
  hotels: ComponentProps<typeof HomeHotels>['list'];
  inspirations: Outcome<{ items: Inspiration[] }>;
  testimonials: ComponentProps<typeof HomeTestimonials>['list'];
  pressQuotes: ComponentProps<typeof HomePressQuotes>['list'];
  articles: ComponentProps<typeof HomeJournal>['list'];
  partners: ComponentProps<typeof HomePartners>['list'];
  feed: ComponentProps<typeof HomeFeed>['list'];
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
      <HomeHotels list={blocks.hotels} />
      <HomeInspirations inspirations={blocks.inspirations} />
      <HomeTestimonials list={blocks.testimonials} />
      <HomePressQuotes list={blocks.pressQuotes} />
      <HomeJournal list={blocks.articles} />
      <HomePartners list={blocks.partners} />
      <HomeFeed list={blocks.feed} />
      <Section band="paper-2" id="letter">
        <Split ratio="1/1" rows={7} align="end">
          <div>
            <SectionHeading label="The letter" title="About once a fortnight, somewhere worth packing for." />
          </div>
          <Island of="newsletter" hydrateOn="intent" component={SiteNewsletter} />
        </Split>
      </Section>
    </>
  );
}
