/**
 * What parents type, and what they want to be told. Written from what parents ask, before anybody looked at what the
 * index holds: a question whose answer is wrong is a defect of the search, not of this table.
 */

/**
 * What a person can check from a hotel's facts. The hotels of an answer are all hotels that meet every part, and no
 * other. If there is none, the answer has to say so.
 */
export interface WantedFacts {
  /** No step from the street to a room, or a ramp or a lift at each. */
  stepFree?: true;
  /** Step-free, and there is at least one room adapted for a wheelchair. */
  wheelchair?: true;
  lift?: true;
  /** Not more steps than these on the way to a room. */
  steps?: number;
  /** The club takes a child of each of these ages. */
  club?: number[];
  /** There is a club. */
  anyClub?: true;
  /** The hotel welcomes children of these ages, and sleeps them together with `adults` (one, if it is not said). */
  ages?: number[];
  adults?: number;
  /** One room, or two with a door between them, sleeps so many. */
  people?: number;
  /** So many cots fit in one room. */
  cots?: number;
  connecting?: true;
  /** One of these is a best month, and the hotel is open in it. */
  months?: number[];
  /** The sea is at least so warm in one of `months`, in °C. */
  sea?: number;
  region?: string;
  country?: string;
  theme?: string;
  /** A flight from London takes so many hours at most. */
  flight?: number;
  /** The journey from the airport takes so many minutes at most. */
  transfer?: number;
  /** A family's night costs so much at most. */
  price?: { amount: number; currency: 'GBP' | 'EUR' | 'USD' };
  pool?: 'toddlers' | 'indoor' | 'outdoor' | 'heated' | 'any';
  /** The kitchen cooks without all of these. */
  without?: ('nuts' | 'gluten' | 'milk')[];
  dogs?: true;
  /** There is none. */
  lacks?: 'pool' | 'club';
  /** Days are not hotter than this in one of `months`, in °C. */
  heat?: number;
  /** The hotel's own words contain this word, or its plural. */
  says?: string;
}

export interface Wanted {
  /** All of these hotels, and no other hotel. */
  hotels?: WantedFacts;
  /** The id of the first result; a question of the FAQ by words that are in it. */
  first?: string | RegExp;
  /** One of the first five results. */
  among?: string | RegExp;
  /** Words that the answer must say it knows nothing about. */
  unknown?: string;
  /**
   * A refusal: `unknown` says that nothing is known about the words, and finds no hotel by them, only by the rest of the
   * question (`hotels`); `none` understands the words, and says that no hotel does this.
   */
  refusal?: 'unknown' | 'none';
  /** Nothing at all is said to answer. */
  nothing?: true;
}

const pounds = (amount: number) => ({ amount, currency: 'GBP' as const });

export const parentsQuestions: Record<string, Wanted> = {
  // Access: only facts count.
  'step-free': { hotels: { stepFree: true } },
  wheelchair: { hotels: { wheelchair: true } },
  'accessible hotel': { hotels: { wheelchair: true } },
  'wheelchair accessible room in Italy': { hotels: { wheelchair: true, country: 'IT' } },
  'granny can’t do stairs': { hotels: { stepFree: true } },
  'hotel with a lift': { hotels: { lift: true } },
  'step free by the beach': { hotels: { stepFree: true, theme: 'beach' } },
  pushchair: { hotels: { stepFree: true } },
  'buggy friendly in the alps': { hotels: { stepFree: true, region: 'alps-and-north' } },
  'disabled access indian ocean': { hotels: { wheelchair: true, region: 'indian-ocean' } },
  'no more than 10 steps': { hotels: { steps: 10 } },

  // Children and their ages.
  'kids club 2 year old': { hotels: { club: [2] } },
  'two and seven': { hotels: { ages: [2, 7] } },
  'kids club for a 4 and a 9 year old': { hotels: { club: [4, 9] } },
  'ages 0, 3 and 6': { hotels: { ages: [0, 3, 6] } },
  'baby and a toddler': { hotels: { ages: [0, 2] } },
  'baby 8 months': { hotels: { ages: [0] } },
  '18 month old': { hotels: { ages: [1] } },
  'club for 13 year olds': { hotels: { club: [13] } },
  'we have a three year old and a six-month-old': { hotels: { ages: [3, 0] } },
  'safari with a 6 year old': { hotels: { theme: 'safari', ages: [6] } },
  'safari with a toddler': { hotels: { theme: 'safari', ages: [2] } },
  'does anywhere have a kids club': { hotels: { anyClub: true } },

  // The party and its rooms.
  'family of five': { hotels: { people: 5 } },
  '2 adults 3 kids': { hotels: { people: 5 } },
  'four adults and three children': { hotels: { people: 7 } },
  'conecting rooms': { hotels: { connecting: true } },
  connecting: { hotels: { connecting: true } },
  'interconnecting rooms for 6': { hotels: { connecting: true, people: 6 } },
  'cot in the room': { hotels: { cots: 1 } },
  cot: { hotels: { cots: 1 } },
  'two cots in one room': { hotels: { cots: 2 } },
  'twins 9 months need 2 cots': { hotels: { ages: [0, 0], cots: 2 } },
  'with the grandparents': { first: 'with-the-grandparents' },

  // When.
  'half term october': { hotels: { months: [10] } },
  'february half-term snow': { hotels: { months: [2], theme: 'snow' } },
  'easter italy': { hotels: { months: [4], country: 'IT' } },
  'summer holidays by a lake': { hotels: { months: [7, 8], theme: 'lake' } },
  'christmas with a 5 year old': { hotels: { months: [12], ages: [5] } },
  'not too hot in august': { hotels: { months: [8], heat: 28 } },
  'warm sea in october': { hotels: { months: [10], sea: 22 } },
  'may half term under 400': { hotels: { months: [5], price: pounds(400) } },

  // How far.
  'no flight over six hours from London': { hotels: { flight: 6 } },
  'flight under 4 hours': { hotels: { flight: 4 } },
  'max 3h flight with pool': { hotels: { flight: 3, pool: 'any' } },
  'transfer less than an hour': { hotels: { transfer: 60 } },
  'within 30 mins of the airport': { hotels: { transfer: 30 } },
  'by train': { hotels: { theme: 'train' } },

  // Prices.
  'under 500 a night': { hotels: { price: pounds(500) } },
  'less than €400 per night': { hotels: { price: { amount: 400, currency: 'EUR' } } },
  'up to $600': { hotels: { price: { amount: 600, currency: 'USD' } } },
  'kids club 2 yr old, connecting, under £700': { hotels: { club: [2], connecting: true, price: pounds(700) } },

  // Pools and food.
  'baby pool': { hotels: { pool: 'toddlers' } },
  'heated pool in march': { hotels: { pool: 'heated', months: [3] } },
  'indoor pool': { hotels: { pool: 'indoor' } },
  'no pool': { hotels: { lacks: 'pool' } },
  'without a pool': { hotels: { lacks: 'pool' } },
  'no kids club': { hotels: { lacks: 'club' } },
  'nut allergy': { hotels: { without: ['nuts'] }, among: 'faq#allergies-and-diets' },
  gf: { hotels: { without: ['gluten'] } },
  'coeliac, dairy free': { hotels: { without: ['gluten', 'milk'] } },
  halal: { hotels: { says: 'halal' } },
  lifeguard: { hotels: { says: 'lifeguard' } },

  // The rest of the site.
  refnd: { first: /money back/u },
  'cancel membershp': { first: 'faq#how-do-i-leave' },
  'how much does it cost': { first: 'faq#what-it-costs' },
  'gift vouchr expired': { first: 'faq#how-long-does-a-gift-card-last' },
  'do you book flights': { first: 'faq#do-you-book-flights' },
  'my son is autistic': { first: 'faq#additional-needs' },
  dog: { hotels: { dogs: true }, among: 'faq#who-is-covered' },

  // Refusals.
  pickleball: { refusal: 'unknown', unknown: 'pickleball' },
  'disneyland with a 5 year old': { refusal: 'unknown', unknown: 'disneyland', hotels: { ages: [5] } },
  'swim-up bar': { refusal: 'unknown', unknown: 'swim-up' },
  'stairgate in the room': { refusal: 'unknown', unknown: 'stairgate' },
  'hearing loop': { refusal: 'unknown', unknown: 'hearing loop' },
  braille: { refusal: 'unknown', unknown: 'braille' },
  epipen: { refusal: 'unknown', unknown: 'epipen' },
  wheelchiar: { refusal: 'unknown', unknown: 'wheelchiar' },
  blind: { refusal: 'unknown', unknown: 'blind' },
  'swimming pool fence': { refusal: 'unknown', unknown: 'swimming pool fence' },
  'fenced pool': { refusal: 'unknown', unknown: 'fenced pool' },
  'gated pool in Italy': { refusal: 'unknown', unknown: 'gated pool', hotels: { country: 'IT' } },
  'not in africa': { refusal: 'unknown', unknown: 'not in africa' },
  'no beach': { refusal: 'unknown', unknown: 'no beach' },
  'under 500 in august no flight over six hours': { refusal: 'none', nothing: true },
  'hotel in Australia': { refusal: 'none' },
  'kids club 6 months in the maldives': { refusal: 'none' },
  'kids club 16 year old': { refusal: 'none' },
  'under 50 a night': { refusal: 'none' },
  'maldives flight under 3 hours': { refusal: 'none' },
  '6 cots in one room': { refusal: 'none' },
  'seychelles ski': { refusal: 'none' },
};
