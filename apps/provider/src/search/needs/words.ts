/** Words that say nothing about which hotel: they neither find one nor exclude one. */
const FILLERS = new Set(
  `hotel hotels resort resorts place places property properties accommodation somewhere anywhere anything something
  holiday holidays vacation vacations trip trips stay stays staying break getaway family families child children kid kids
  childrens son sons daughter daughters boy boys girl girls husband wife partner mum mom dad granny grandma gran nan nana
  grandad grandpa son we i my me us our your you he she they his her their it its is are am be was do does did have has
  had need needs needed want wants wanted wanting looking look find finding search show please would like love prefer can
  could should will must there here any some which what where who how that this these those with for to of in on at by
  near and or a an the from than as so but also too very really good great nice best lovely perfect ideal suitable suits
  suit fit fits friendly room rooms bedroom bedrooms option options available ok okay hi hello thanks allowed only just
  go going travel travelling visit take takes taking bring ideas recommendation recommendations recommend suggest old were
  w much many late early mid max maximum minimum kitchen please`
    .split(/\s+/u)
    .filter(Boolean),
);

export const isFiller = (word: string): boolean => FILLERS.has(word);

/**
 * Words of safety, health, access and diet. Somebody relies on the answer, so only this word counts, or its plural:
 * not its stem ("wheelchair" is not "wheel"), and not a word that is spelled like it.
 */
const SAFETY = new Set(
  `wheelchair accessible accessibility disabled stepfree ramp ramps hoist braille deaf blind autism autistic adhd
  diabetic diabetes insulin asthma oxygen lifeguard lifeguards stairgate stairgates stairs fence fenced fences gate gates
  gated defibrillator doctor doctors nurse nurses hospital hospitals clinic pharmacy smoke monitor monitors childproof
  childproofed malaria vaccine vaccines vaccination mosquito mosquitoes dialysis epilepsy epileptic handrail handrails
  allergy allergies allergic allergen coeliac gluten epipen epipens anaphylaxis pushchair pushchairs buggy pram kosher
  halal lift lifts elevator cot cots medical emergency lifejacket lifejackets sensory`
    .split(/\s+/u)
    .filter(Boolean),
);

/** Several words that mean one thing. Each alone means another. */
export const SAFETY_PHRASES = [
  'hearing loops?',
  'stair gates?',
  'bed (?:guards?|rails?)',
  'grab (?:rails?|bars?)',
  'life ?jackets?',
  'guide dogs?',
  'assistance dogs?',
  'roll in showers?',
  'wet rooms?',
  'smoke (?:alarms?|detectors?)',
  'first aid',
  'special needs',
  'additional needs',
  'sensory rooms?',
  'baby monitors?',
];

export const isSafetyWord = (word: string): boolean => SAFETY.has(word);

/** A word of safety that this one may be a typing error of. It is offered, and never assumed. */
export function safetyWordLike(word: string): string | undefined {
  if (word.length < MIN_LENGTH || SAFETY.has(word)) return undefined;
  const limit = word.length >= 8 ? 2 : 1;
  return [...SAFETY].find(
    (known) => known.length >= MIN_LENGTH && known[0] === word[0] && editDistance(known, word) <= limit,
  );
}

const MIN_LENGTH = 6;

/** The number of letters to insert, remove, replace or swap with the next (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const costs = [last![j]! + 1, row[j - 1]! + 1, last![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)];
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && i > 1 && j > 1) costs.push(before![j - 2]! + 1);
      row.push(Math.min(...costs));
    }
    [before, last] = [last, row];
  }
  return last![b.length]!;
}
