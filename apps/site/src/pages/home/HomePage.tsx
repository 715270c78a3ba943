import type { HomeImages, HotelSummary, MembershipPrice, Testimonial } from '@myler/api-client/contract';
import type { Outcome } from '../../data/outcome.ts';
import { HomeHero } from './home.Hero.tsx';
import { HomeHotels } from './home.Hotels.tsx';
import { HomeIntroduction } from './home.Introduction.tsx';
import { HomeLetter } from './home.Letter.tsx';
import { HomeMemberships } from './home.Memberships.tsx';
import { HomePressQuotes, type DatedPressQuote } from './home.PressQuotes.tsx';
import { HomeTestimonials } from './home.Testimonials.tsx';

interface List<T> {
  items: T[];
}

export interface HomePageProps {
  images: Outcome<HomeImages>;
  prices: Outcome<MembershipPrice[]>;
  hotels: Outcome<List<HotelSummary>>;
  testimonials: Outcome<List<Testimonial>>;
  pressQuotes: Outcome<List<DatedPressQuote>>;
}

export function HomePage({ images, prices, hotels, testimonials, pressQuotes }: HomePageProps) {
  return (
    <>
      <HomeHero {...(images.ok ? { picture: images.data.hero } : {})} />
      <HomeIntroduction />
      <HomeMemberships prices={prices} />
      <HomeHotels hotels={hotels} />
      <HomeTestimonials testimonials={testimonials} />
      <HomePressQuotes quotes={pressQuotes} />
      <HomeLetter />
    </>
  );
}
