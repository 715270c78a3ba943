import fc from 'fast-check';
import { allergens } from '@myler/config/allergens';
import { describe, expect, it } from 'vitest';
import { betterFits, assessFit } from './assess-fit.ts';
import type { Family } from './family.ts';
import type { AssessedHotel, FindingSubject } from './finding.ts';
import { family, hotel, TODAY } from './fit.test-kit.ts';

/** What is said about one subject: "no: Closed in January." */
const said = (parts: Partial<Family>, facts: Partial<AssessedHotel>, subject: FindingSubject) =>
  assessFit(family(parts), hotel(facts), TODAY)
    .filter((finding) => finding.subject === subject)
    .map(({ kind, sentence }) => `${kind}: ${sentence}`);

const steps = (entrance: number, room: number, bathroom: number, pool: number | null = 0) => ({
  steps: { entrance, room, bathroom, pool },
  lift: false,
  adaptedRooms: 0,
  stepFree: entrance + room + bathroom === 0,
});

describe('a hotel’s children’s club, for a family', () => {
  it.each<[string, Partial<Family>, string]>([
    [
      'with a birthday after the journey',
      { children: [{ born: '2023-06-12' }, { age: 7 }], journey: '2027-05-28' },
      'perhaps: Club from 4: your younger child is 3 until June 12, 2027.',
    ],
    [
      'with a birthday before the journey',
      { children: [{ born: '2023-06-12' }, { age: 7 }], journey: '2027-06-20' },
      'yes: Club from 4: your younger child turns 4 on June 12, 2027, before you arrive.',
    ],
    [
      'with a birthday on the day of arrival',
      { children: [{ born: '2023-06-12' }], journey: '2027-06-12' },
      'yes: Club from 4: your child turns 4 on June 12, 2027, before you arrive.',
    ],
    ['without birthdays', { children: [{ age: 2 }] }, 'perhaps: Club from 4: your child is 2.'],
    ['with a baby', { children: [{ age: 0 }, { age: 5 }] }, 'perhaps: Club from 4: your younger child is under 1.'],
    ['with an older child', { children: [{ age: 7 }, { age: 14 }] }, 'perhaps: Club up to 12: your older child is 14.'],
    [
      'with children on both sides',
      { children: [{ age: 2 }, { age: 14 }] },
      'perhaps: Club from 4: your younger child is 2, and up to 12: your older child is 14.',
    ],
    [
      'whose children are all in it',
      { children: [{ age: 4 }, { age: 12 }] },
      'yes: Club for ages 4 to 12, which takes both children.',
    ],
  ])('%s', (_who, parts, sentence) => {
    expect(said(parts, {}, 'club')).toEqual([sentence]);
  });

  it('whose ages nobody knows is unknown, and never a yes', () => {
    const { clubAges: _, ...withoutAges } = hotel();
    const finding = assessFit(family({ children: [{ age: 7 }] }), withoutAges, TODAY).find(
      ({ subject }) => subject === 'club',
    );
    expect(finding?.kind).toBe('unknown');
  });
});

describe('a hotel, for somebody who cannot climb steps', () => {
  it.each<[string, Partial<AssessedHotel['access']>, string]>([
    ['with 93 steps to the rooms', steps(12, 81, 0), 'no: 93 steps to the easiest room, and no lift.'],
    ['with one step to a bathroom', steps(0, 0, 1), 'no: 1 step to its bathroom, and no lift.'],
    [
      'with a lift that is not enough',
      { ...steps(3, 0, 1), lift: true },
      'no: 3 steps to the easiest room and 1 step to its bathroom, even with the lift.',
    ],
    [
      'without a step',
      { ...steps(0, 0, 0), adaptedRooms: 2 },
      'yes: Step-free to the easiest room and its bathroom; 2 adapted rooms.',
    ],
    [
      'with steps to the pool only',
      steps(0, 0, 0, 4),
      'perhaps: Step-free to the easiest room and its bathroom, but 4 steps to the pool.',
    ],
    [
      'with a flight elsewhere',
      { ...steps(0, 0, 0, null), longestFlight: { steps: 80, where: 'from the walls down to the bay' } },
      'perhaps: Step-free to the easiest room and its bathroom, but 80 steps from the walls down to the bay.',
    ],
  ])('%s', (_which, access, sentence) => {
    expect(said({ stepFree: true }, { access: { ...hotel().access, ...access } }, 'steps')).toEqual([sentence]);
  });

  it('says nothing about steps to a family that can climb them', () => {
    expect(said({}, { access: steps(12, 81, 0) }, 'steps')).toEqual([]);
  });
});

describe('a hotel’s rooms', () => {
  const room = (name: string, sleeps: number, cots: number, connectsWith?: string) => ({
    name,
    beds: 'Beds',
    sleeps,
    cots,
    count: 2,
    ...(connectsWith ? { connectsWith } : {}),
  });

  it('are the smallest that is large enough, a single one before two', () => {
    const rooms = [room('The Loft', 6, 2), room('The Garden Room', 4, 1), room('The Nook', 2, 0, 'The Garden Room')];
    const four = { children: [{ age: 3 }, { age: 7 }] };
    expect(said(four, { rooms }, 'rooms')).toEqual([
      'yes: Together in one room: The Garden Room sleeps 4, and 1 cot fits.',
    ]);
    expect(said({ ...four, adults: 4, cots: 0 }, { rooms, sleepsTogether: 6 }, 'rooms')).toEqual([
      'yes: Together in one room: The Loft sleeps 6, and 2 cots fit.',
    ]);
  });

  it('connect by a door when no single one is large enough', () => {
    const rooms = [room('The Nook', 2, 0, 'The Garden Room'), room('The Garden Room', 4, 1, 'The Nook')];
    expect(said({ children: [{ age: 3 }, { age: 7 }, { age: 9 }] }, { rooms }, 'rooms')).toEqual([
      'yes: With a door between: The Nook and The Garden Room sleep 6, and 1 cot fits.',
    ]);
  });

  it('are too small when not even two together are enough', () => {
    expect(
      said({ adults: 4, children: [{ age: 9 }, { age: 7 }, { age: 1 }], cots: 1 }, { sleepsTogether: 5 }, 'rooms'),
    ).toEqual(['no: Sleeps 5 together at most, and you are 6 in beds.']);
  });
});

describe('other answers', () => {
  it.each<[Partial<Family>, Partial<AssessedHotel>, FindingSubject, string[]]>([
    [{ children: [{ age: 1 }], cots: 1 }, {}, 'cot', ['yes: 12 cots of 120 × 60 cm; 2 fit one room.']],
    [{ children: [{ age: 1 }], cots: 3 }, {}, 'cot', ['perhaps: 2 cots fit a room at most, and you need 3.']],
    [
      { children: [{ born: '2022-03-01' }], journey: '2027-05-01' },
      { childrenFrom: 6 },
      'ages',
      ['no: Children from 6: your child is 5 until March 01, 2028.'],
    ],
    [
      { allergies: ['nuts', 'sesame'] },
      {},
      'allergies',
      [
        'unknown: Nothing is promised about sesame: ask before you book.',
        'yes: The kitchen cooks without nuts and peanuts.',
      ],
    ],
    [{ journey: '2027-01-10' }, {}, 'season', ['no: Closed in January.']],
    [{ journey: '2027-05-10' }, {}, 'season', ['yes: May is one of its best months.']],
    [{}, {}, 'season', []],
    [
      { children: [{ age: 4 }] },
      { transferMinutes: 140, flightStops: 1 },
      'transfer',
      ['perhaps: 2 hours 20 minutes from the airport; 4 hours in the air from London, 1 change.'],
    ],
  ])('%j', (parts, facts, subject, sentences) => {
    expect(said(parts, facts, subject)).toEqual(sentences);
  });

  it('that there is no cot is a no', () => {
    const { cot: _, ...withoutCots } = hotel();
    expect(assessFit(family({ children: [{ age: 1 }], cots: 1 }), withoutCots, TODAY)[0]?.sentence).toBe(
      'There is no cot.',
    );
  });

  it('two that fit better are never the hotel itself, and never one that does not fit', () => {
    const easy = hotel({ id: 'easy' });
    const far = hotel({ id: 'far', transferMinutes: 200 });
    const steep = hotel({ id: 'steep', access: steps(3, 0, 0) });
    const asked = family({ stepFree: true, children: [{ age: 6 }] });
    const about = { id: 'same', subject: 'steps', today: TODAY } as const;
    const better = betterFits(asked, [steep, far, easy, hotel({ id: 'same' })], about);
    expect(better.map(({ id }) => id)).toEqual(['easy', 'far']);
  });

  it('what does not fit here is better without a reservation than with one, and never unknown', () => {
    const toThePool = hotel({ id: 'to-the-pool', access: steps(0, 0, 0, 4) });
    const withoutSteps = hotel({ id: 'without-steps', clubAges: { from: 8, to: 12 }, transferMinutes: 200 });
    const about = { id: 'same', subject: 'steps', today: TODAY } as const;
    const asked = family({ stepFree: true, children: [{ age: 6 }] });
    expect(assessFit(asked, toThePool, TODAY).find(({ subject }) => subject === 'steps')?.kind).toBe('perhaps');
    expect(betterFits(asked, [toThePool, withoutSteps], about).map(({ id }) => id)).toEqual([
      'without-steps',
      'to-the-pool',
    ]);
    const wheat = family({ allergies: ['gluten'] });
    const unknown = hotel({ id: 'unknown', cooksWithout: ['milk'] });
    expect(assessFit(wheat, unknown, TODAY)[0]).toMatchObject({ kind: 'unknown', subject: 'allergies' });
    expect(betterFits(wheat, [unknown], { ...about, subject: 'allergies' })).toEqual([]);
  });
});

describe('whatever the family and the hotel', () => {
  const day = fc
    .date({ min: new Date('2010-01-01'), max: new Date('2026-11-24'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const families: fc.Arbitrary<Family> = fc.record(
    {
      adults: fc.integer({ min: 1, max: 12 }),
      children: fc.array(fc.oneof(fc.record({ age: fc.integer({ min: 0, max: 17 }) }), fc.record({ born: day })), {
        maxLength: 10,
      }),
      cots: fc.integer({ min: 0, max: 4 }),
      stepFree: fc.boolean(),
      allergies: fc.subarray(allergens),
      journey: fc.constantFrom('2027-01-10', '2027-06-12', '2028-02-29'),
    },
    { requiredKeys: ['adults', 'children', 'cots', 'stepFree', 'allergies'] },
  );
  const count = fc.integer({ min: 0, max: 200 });
  const hotels = fc
    .record({
      entrance: count,
      room: count,
      bathroom: count,
      without: fc.subarray(allergens),
      sleeps: fc.integer({ min: 1, max: 12 }),
      from: fc.integer({ min: 0, max: 17 }),
      most: fc.integer({ min: 0, max: 4 }),
    })
    .map(({ entrance, room, bathroom, without, sleeps, from, most }) =>
      hotel({
        access: steps(entrance, room, bathroom),
        cooksWithout: without,
        sleepsTogether: sleeps,
        clubAges: { from, to: 17 },
        cot: { length: 120, width: 60, count: most, mostInRoom: most },
      }),
    );

  it('no answer is yes where a fact says no, or where nothing is promised', () => {
    fc.assert(
      fc.property(families, hotels, (who, where) => {
        const findings = assessFit(who, where, TODAY);
        const yes = (subject: FindingSubject) =>
          findings.some((each) => each.subject === subject && each.kind === 'yes');
        const open = who.allergies.filter((each) => !where.cooksWithout.includes(each));
        const isOpen = findings.some(({ subject, kind }) => subject === 'allergies' && kind === 'unknown');
        expect(yes('steps')).toBe(who.stepFree && where.access.stepFree);
        expect(isOpen).toBe(open.length > 0);
        expect(yes('allergies')).toBe(open.length < who.allergies.length);
        expect(yes('cot')).toBe(who.cots > 0 && who.cots <= (where.cot?.mostInRoom ?? 0));
        const inBeds = who.adults + who.children.length - Math.min(who.cots, who.children.length);
        expect(yes('rooms')).toBe(inBeds <= where.sleepsTogether);
      }),
    );
  });

  it('what does not work comes before what nobody knows, and that before what works', () => {
    fc.assert(
      fc.property(families, hotels, (who, where) => {
        const ranks = assessFit(who, where, TODAY).map(({ kind }) => ['no', 'unknown', 'perhaps', 'yes'].indexOf(kind));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
    );
  });

  it('each finding is one sentence with a full stop', () => {
    fc.assert(
      fc.property(families, hotels, (who, where) => {
        for (const { sentence } of assessFit(who, where, TODAY)) {
          expect(sentence).toMatch(/^[A-Z\d].*[^.]\.$/);
          expect(sentence).not.toMatch(/undefined|NaN|null|-\d/);
        }
      }),
    );
  });
});
