import type { HotelTheme } from '@myler/config/hotels';
import type { Need, PoolWish } from './need.ts';
import { AT_MOST, rule, topic, WITHOUT, type Rule } from './rule.ts';

const access = (level: 'step-free' | 'wheelchair' | 'lift') => (): Need => ({ kind: 'access', level });

/** Only facts answer these, never a text that has the word. */
const accessRules: Rule[] = [
  rule(`(?:${AT_MOST} )(?<count>\\d{1,3}) (?:steps|stairs)`, ({ groups }) => ({
    kind: 'steps',
    most: Number(groups?.['count']),
  })),
  topic(
    'step ?free(?: access)?|stepfree|stair ?free|level access|(?:no|without|avoid(?:ing)?)(?: any)? (?:steps|stairs)|(?:cant|cannot|can not|unable to|struggles? with|not good with)(?: (?:do|manage|climb|use|walk up))?(?: the)? (?:steps|stairs)',
    access('step-free'),
  ),
  topic('(?:pushchairs?|bugg(?:y|ies)|prams?|strollers?)(?: (?:friendly|accessible|access))?', access('step-free')),
  topic(
    'wheel ?chairs?(?: (?:accessible|accessibility|access|friendly|users?|adapted))*(?: rooms?)?|(?:disabled|disability)(?: (?:access|accessible|friendly|guests?|child|son|daughter))?(?: rooms?)?|accessib(?:le|ility)(?! (?:by|from))(?: rooms?)?|adapted rooms?|mobility(?: (?:access|needs|impaired|problems?))?',
    access('wheelchair'),
  ),
  topic('(?<!(?:ski|chair|drag) )(?:lifts?|elevators?)', access('lift')),
];

const sleep: Rule[] = [
  topic(
    '(?<count>\\d{1,2} )?(?:(?:travel|baby) )?(?:cots?|cribs?)(?: beds?)?(?: (?:that )?(?:fits? )?(?:in|for|per) (?:the|our|1|a|one|each|every|same|the same)? ?(?:rooms?|bedrooms?))?',
    ({ groups }) => ({ kind: 'cots', count: Number(groups?.['count'] ?? 1) }),
  ),
  topic(
    '(?:inter ?)?connect(?:ing|ed|s)?(?! (?:flights?|trains?))(?: (?:rooms?|doors?|bedrooms?|suites?))?|(?:adjoining|communicating)(?: (?:rooms?|doors?|bedrooms?))?|rooms? (?:that|which) connect|rooms? with a door between(?: them)?',
    () => ({ kind: 'connecting' }),
  ),
];

const wishes: [RegExp, PoolWish][] = [
  [/heated|warm/u, 'heated'],
  [/indoors?|inside/u, 'indoor'],
  [/outdoors?|outside/u, 'outdoor'],
  [/sea|salt/u, 'sea'],
  [/bab|toddler|paddling|kid|child|splash|shallow|wading/u, 'toddlers'],
];
const KIND =
  '(?:heated|warm|indoors?|inside|outdoors?|outside|sea|salt ?water|baby|toddlers?|paddling|kids?|childrens?|splash|shallow|wading)';

const SOME_POOL = `(?:${KIND} )*(?:swimming )?pools?`;
/** No fact knows what keeps a small child from the water, so a pool that is asked for with it is not answered at all. */
const BARRIER = '(?:fences?|fenced(?: (?:in|off))?|fencing|gates?|gated|barriers?)';

/** A pool, unless something is asked about it that no fact knows. */
const pool = (kinds: string | undefined, { input }: RegExpExecArray): Need | 'unreadable' =>
  new RegExp(`(?<![^ ])(?<!(?:baby|bed) )${BARRIER}(?![^ ])`, 'u').test(input) ? 'unreadable' : poolOf(kinds);

const pools: Rule[] = [
  rule(
    `${SOME_POOL} (?:(?:with|has|have|and|that|which|is|are|be|it|must|an?|the|safety|child|proper) )*${BARRIER}|${BARRIER} (?:(?:around|round|to|for|at|by|and|an?|the) )*${SOME_POOL}`,
    () => 'unreadable',
  ),
  // Other kinds of pools, and what belongs to a pool, are looked for in the texts.
  rule(
    '(?:private|infinity|wave|plunge|lap|rooftop|adults?(?: only)?) pools?|(?:swimming )?pool (?:alarm|noodle|table)s?',
    () => 'text',
  ),
  rule(`${WITHOUT}(?:swimming )?pools?`, () => ({ kind: 'lacks', what: 'pool' })),
  topic(`(?<kinds>${KIND}(?: (?:and )?${KIND})*) (?:swimming )?pools?`, (match) =>
    pool(match.groups?.['kinds'], match),
  ),
  topic(
    '(?:swimming )?pools? for (?:(?:an?|the|our|small|young|little) )?(?<kinds>bab(?:y|ies)|toddlers?|children|kids)',
    (match) => pool(match.groups?.['kinds'], match),
  ),
  topic('(?:swimming )?pools? (?:(?:is|are|be|which is|that is) )?(?<kinds>heated|indoors?)', (match) =>
    pool(match.groups?.['kinds'], match),
  ),
  topic('(?:swimming )?pools?', (match) => pool('', match)),
];

const poolOf = (kinds = ''): Need => ({
  kind: 'pool',
  which: wishes.flatMap(([pattern, wish]) => (pattern.test(kinds) ? wish : [])),
});

/** Allergens by the words that parents type. */
const allergens: [name: string, words: string][] = [
  ['nuts', '(?:tree |ground)?nuts?|peanuts?|almonds?|cashews?|hazelnuts?|walnuts?'],
  ['gluten', 'gluten|wheat'],
  ['milk', 'dairy|milk|cows milk|lactose'],
  ['eggs', 'eggs?'],
  ['sesame', 'sesame'],
  ['soya', 'soya?'],
  ['fish', 'fish'],
  ['shellfish', 'shellfish|prawns?|crustaceans?|molluscs?'],
];

const food: Rule[] = [
  topic('gf|(?:no|without) gluten|c[o]?eliacs?(?: disease| child| son| daughter)?', () => ({
    kind: 'allergy',
    allergen: 'gluten',
  })),
  topic('cmpa|df|(?:no|without) dairy', () => ({ kind: 'allergy', allergen: 'milk' })),
  ...allergens.map(([allergen, words]) =>
    topic(
      `(?:severe )?(?:${words}) (?:free|allerg(?:y|ies|ic)|intoleran(?:t|ce))(?: (?:child|kids?|son|daughter|friendly))?|(?:allergic|allergy|intolerant|intolerance|allergies) (?:to )?(?:${words})|(?:no|without) (?:${words})`,
      () => ({ kind: 'allergy', allergen }),
    ),
  ),
  // Another allergy: nothing is known, and the name of the food in a text is no answer.
  rule(
    '(?!(?:an?|the|of|and|with|food|severe|any|our|my|for) )[a-z]+ allerg(?:y|ies)|allergic to [a-z]+',
    () => 'unreadable',
  ),
];

const themes: [HotelTheme, string][] = [
  ['beach', 'beach(?:es)?|seaside|(?:by|near|beside) the sea|sea ?side|beach ?front|sandy beach(?:es)?'],
  ['island', 'islands?'],
  ['snow', 'snow(?:y)?'],
  ['mountains', 'mountains?'],
  ['lake', '(?:(?:by|on|near) (?:a|the) )?lakes?(?: ?side)?'],
  ['city', 'cit(?:y|ies)(?: breaks?)?'],
  ['countryside', 'countryside|in the country'],
  ['desert', 'deserts?'],
  ['safari', 'safaris?'],
  ['forest', 'forests?|woods|woodland'],
  ['spa', 'spas?'],
  [
    'train',
    'by (?:train|rail)|(?:reach(?:able|ed)? |without flying )by (?:train|rail)|no fly(?:ing)?|without flying|flight free|no flights?',
  ],
];

const others: Rule[] = [
  topic('(?:(?:warm|hot) (?:sea|ocean)|(?:sea|ocean)(?: water)? (?:is )?warm|warm water|warm enough to swim)', () => ({
    kind: 'sea',
  })),
  topic(
    '(?:not|never|isnt|avoid|without)(?: (?:too|so|very|the|extreme))* (?:hot|heat|boiling|scorching)(?: weather)?|mild(?: weather)?',
    () => ({ kind: 'heat' }),
  ),
  rule(
    '(?:baby|bed) (?:monitors?|gates?|guards?|rails?|baths?|carriers?|foods?|listening|sitters?|sitting)',
    () => 'text',
  ),
  // A text that has these words does not say whether a child is safe, or a guest at ease.
  rule(BARRIER, () => 'unreadable'),
  rule(
    '(?<!(?:black ?out|window|roller|roman|venetian) )blind(?: (?:child|kids?|children|son|daughter|guests?|person|people))?|(?:visually|sight|vision) impaired|(?:visual|sight|vision) (?:impairment|loss)|partially sighted',
    () => 'unreadable',
  ),
  topic(
    '(?<!(?:wild|sled|husky|hot) )dogs?(?: (?:friendly|welcome|allowed))?|pets?(?: (?:friendly|welcome|allowed))?|pupp(?:y|ies)',
    () => ({ kind: 'dogs' }),
  ),
  ...themes.map(([theme, words]) => topic(words, () => ({ kind: 'theme', theme }))),
];

export const featureRules: Rule[] = [...accessRules, ...sleep, ...pools, ...food, ...others];
