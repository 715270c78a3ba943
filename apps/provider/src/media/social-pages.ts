import { brand } from '@myler/config/brand';
import type { Scene } from '@myler/ui/art';

export interface SocialCard {
  title: string;
  scene: Scene;
}

type Words = [title: string, motif: Scene['motif'], hour: Scene['hour'], season: Scene['season']];

/** The site's own pages by path, its slashes as hyphens: what a shared link to each says, and over which picture. */
const pages: Record<string, Words> = {
  membership: ['Six cards, and where they part.', 'castle', 'gold', 'autumn'],
  'our-hotels': ['Forty-eight hotels, room by room.', 'lagoon', 'dusk', 'summer'],
  inspirations: ['Begin with why, and the place follows.', 'kites', 'gold', 'spring'],
  shortlist: ['A shortlist of hotels, to talk over.', 'nursery', 'dusk', 'summer'],
  'search-results': ['Forty-eight hotels and a journal, looked through at once.', 'river-city', 'dusk', 'spring'],
  'travel-journal': ['Written on the way back.', 'viaduct', 'dusk', 'autumn'],
  'travel-journal-activities': ['Things to do with hands and feet.', 'kites', 'noon', 'summer'],
  'travel-journal-best-of': ['Ten that we would do again.', 'orchard', 'gold', 'autumn'],
  'travel-journal-destinations': ['Where we went, and how we got there.', 'fjord', 'dusk', 'winter'],
  'travel-journal-experiences': ['Once, and told ever since.', 'savannah', 'gold', 'summer'],
  'travel-journal-family': ['Three generations and one bathroom.', 'picnic', 'gold', 'spring'],
  'travel-journal-food-drink': ['What they ate, and what they would not.', 'feast', 'dusk', 'autumn'],
  'travel-journal-inspiration': ['Somewhere you had not thought of.', 'dunes', 'dawn', 'spring'],
  'travel-journal-wellness': ['An hour in which nobody is needed.', 'spa', 'dusk', 'winter'],
  'discover-myler': ['One person who remembers the cot.', 'nursery', 'night', 'winter'],
  'myler-directory': ['Twenty-four Mylers, in twelve cities.', 'skyline', 'dusk', 'summer'],
  'partner-with-us': ['For houses that are kind to children.', 'riad', 'gold', 'summer'],
  'e-gift-card': ['A journey, in an envelope.', 'island', 'gold', 'summer'],
  'e-gift-card-redeem': ['Somebody has sent you somewhere.', 'lake', 'dawn', 'summer'],
  about: ['Who started this, and why.', 'lake', 'gold', 'autumn'],
  'the-team': ['The people who pick up the telephone.', 'river-city', 'gold', 'autumn'],
  careers: ['Work where the cot matters.', 'tuscany', 'dawn', 'spring'],
  press: ['What is new, and whom to ask.', 'skyline', 'dawn', 'autumn'],
  'press-list': ['Every press release, by year.', 'skyline', 'gold', 'winter'],
  faq: ['What people ask before they join.', 'greek-steps', 'noon', 'summer'],
  'terms-and-conditions': ['What you and we agree to.', 'vineyard', 'noon', 'autumn'],
  'privacy-policy': ['What we know about you, and for how long.', 'rainforest', 'dusk', 'summer'],
};

/** The card of one of the site's own pages; home's picture is the hero. Undefined for paths that are no page. */
export function socialPage(id: string, hero: Scene): SocialCard | undefined {
  if (id === 'home') return { title: brand.promise, scene: hero };
  const words = Object.hasOwn(pages, id) ? pages[id] : undefined;
  if (!words) return undefined;
  const [title, motif, hour, season] = words;
  return { title, scene: { motif, hour, season, seed: 9000 + Object.keys(pages).indexOf(id), format: 'wide' } };
}
