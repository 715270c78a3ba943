import { beforeEach, describe, expect, it } from 'vitest';
import type { SharedShortlist, ShortlistVote } from '@myler/api-client/contract';
import { ApiError } from '@myler/api-client/errors';
import { votersWithOwn, VotingSession, type OwnVote } from './voting-session.ts';

/** A provider with one list, whose answers can be held back, refused or lost on the way. */
let list: SharedShortlist;
let sent: ShortlistVote[];
let kept: OwnVote | undefined;
let trouble: 'none' | 'no connection' | 'answer lost' | ApiError;
let hold: Promise<unknown>;

const problem = (status: number, code: string) =>
  new ApiError({ request: { method: 'PUT', url: '/v1/shortlists/x/votes' }, status, data: { message: 'No.', code } });

beforeEach(() => {
  list = { hotels: ['a', 'b', 'c'], voters: [{ name: 'Ben', hotels: ['b'] }], expiresAt: '2027-01-20T12:00:00Z' };
  sent = [];
  kept = undefined;
  trouble = 'none';
  hold = Promise.resolve();
});

const open = async (own?: OwnVote) => {
  const voting = new VotingSession(
    {
      async read() {
        const answer = list;
        await hold;
        if (trouble instanceof ApiError) throw trouble;
        if (trouble === 'no connection') throw new TypeError('fetch failed');
        return answer;
      },
      async vote(vote) {
        sent.push(vote);
        await hold;
        if (trouble instanceof ApiError) throw trouble;
        if (trouble === 'no connection') throw new TypeError('fetch failed');
        const others = list.voters.filter(({ name }) => name !== vote.name);
        if (vote.isNew && others.length < list.voters.length) throw problem(409, 'voter-name-taken');
        list = {
          ...list,
          voters: vote.hotels.length > 0 ? [...others, { name: vote.name, hotels: vote.hotels }] : others,
        };
        if (trouble === 'answer lost') throw new TypeError('fetch failed');
        return list;
      },
      keep: (vote) => (kept = vote),
    },
    own,
  );
  await voting.refresh({ isNobodyPressing: true });
  return voting;
};
/** Lets everything that was begun come to its end. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('a voter', () => {
  it('sees a heart at once, and the others see it when it is saved', async () => {
    const voting = await open();
    voting.enter('Anna');
    voting.toggle('a');
    expect(voting.state()).toMatchObject({ liked: ['a'], isSaving: true, isUnsaved: true });
    await settle();
    expect(voting.state()).toMatchObject({ liked: ['a'], isSaving: false, isUnsaved: false });
    expect(list.voters).toEqual([
      { name: 'Ben', hotels: ['b'] },
      { name: 'Anna', hotels: ['a'] },
    ]);
  });

  it('who presses fast has each request sent after the one before, and the last one has all hearts', async () => {
    const voting = await open();
    voting.enter('Anna');
    for (const id of ['a', 'b', 'c', 'b']) voting.toggle(id);
    await settle();
    expect(sent.map(({ hotels }) => hotels)).toEqual([['a'], ['a', 'c']]);
    expect(list.voters.at(-1)).toEqual({ name: 'Anna', hotels: ['a', 'c'] });
    expect(voting.state().isUnsaved).toBe(false);
  });

  it('who presses a heart before giving a name keeps it, and it is sent with the name', async () => {
    const voting = await open();
    voting.toggle('c');
    await settle();
    expect(sent).toEqual([]);
    voting.enter('Anna');
    await settle();
    expect(sent).toEqual([{ name: 'Anna', hotels: ['c'], isNew: true }]);
  });

  it('loses no heart without a connection, and the next look at the list sends it', async () => {
    const voting = await open();
    voting.enter('Anna');
    trouble = 'no connection';
    voting.toggle('a');
    await settle();
    await voting.refresh();
    expect(voting.state()).toMatchObject({ liked: ['a'], isUnsaved: true, isSaving: false, failure: undefined });
    trouble = 'none';
    await voting.refresh();
    expect(list.voters.at(-1)).toEqual({ name: 'Anna', hotels: ['a'] });
    expect(voting.state().isUnsaved).toBe(false);
  });

  it('is known again when the answer to the first heart was lost on the way', async () => {
    const voting = await open();
    voting.enter('Anna');
    trouble = 'answer lost';
    voting.toggle('a');
    await settle();
    trouble = 'none';
    voting.toggle('b');
    await settle();
    expect(voting.state()).toMatchObject({ name: 'Anna', taken: undefined, isUnsaved: false });
    expect(list.voters.at(-1)).toEqual({ name: 'Anna', hotels: ['a', 'b'] });
  });

  it('finds name and unsent hearts again after a reload', async () => {
    const voting = await open();
    voting.enter('Anna');
    trouble = 'no connection';
    voting.toggle('a');
    await settle();
    trouble = 'none';
    const again = await open(kept);
    expect(again.state()).toMatchObject({ name: 'Anna', liked: ['a'], isUnsaved: false });
    expect(list.voters.at(-1)).toEqual({ name: 'Anna', hotels: ['a'] });
  });

  it('who had a heart saved before the line dropped is the same voter after a reload', async () => {
    const voting = await open();
    voting.enter('Anna');
    voting.toggle('a');
    await settle();
    for (const lost of ['no connection', 'answer lost'] as const) {
      trouble = lost;
      voting.toggle('b');
      await settle();
      trouble = 'none';
      expect((await open(kept)).state()).toMatchObject({ name: 'Anna', taken: undefined, isUnsaved: false });
    }
  });

  it('is the same voter after a reload when the answer to the very first heart was lost', async () => {
    const voting = await open();
    voting.enter('Anna');
    trouble = 'answer lost';
    voting.toggle('a');
    await settle();
    trouble = 'none';
    expect((await open(kept)).state()).toMatchObject({ name: 'Anna', taken: undefined, isUnsaved: false });
  });

  it('whose hearts were saved sees after a reload what was changed on another device', async () => {
    list.voters.push({ name: 'Anna', hotels: ['a', 'b'] });
    const saved = { name: 'Anna', liked: ['a'], isUnsaved: false, isOnList: true, perhapsStored: undefined };
    const voting = await open(saved);
    expect(voting.state().liked).toEqual(['a', 'b']);
    voting.toggle('a');
    await settle();
    expect(sent).toEqual([{ name: 'Anna', hotels: ['b'], isNew: false }]);
  });

  it('is asked whether a name that is on the list is theirs, and comes back with its hearts and the new ones', async () => {
    const voting = await open();
    voting.toggle('a');
    voting.enter(' ben');
    expect(voting.state()).toMatchObject({ name: undefined, taken: ' ben', liked: ['a'] });
    voting.comeBack();
    await settle();
    expect(new Set(voting.state().liked)).toEqual(new Set(['a', 'b']));
    expect(sent).toEqual([{ name: ' ben', hotels: ['a', 'b'], isNew: false }]);
  });

  it('is asked the same when somebody took the name a moment before', async () => {
    const voting = await open();
    voting.enter('Anna');
    list.voters.push({ name: 'Anna', hotels: ['c'] });
    voting.toggle('a');
    await settle();
    expect(voting.state()).toMatchObject({ name: undefined, taken: 'Anna', liked: ['a'] });
    voting.chooseAnotherName();
    voting.enter('Anna B.');
    await settle();
    expect(list.voters.map(({ name }) => name)).toEqual(['Ben', 'Anna', 'Anna B.']);
  });

  it('is told why the provider does not take the name, and keeps the hearts for another one', async () => {
    const voting = await open();
    const errors = { name: 'Enter a name without a web address.' };
    trouble = new ApiError({
      request: { method: 'PUT', url: '/v1/shortlists/x/votes' },
      status: 422,
      data: { errors },
    });
    voting.enter('evil.example');
    voting.toggle('a');
    await settle();
    expect(voting.state()).toMatchObject({ name: undefined, refusal: errors.name, liked: ['a'], isUnsaved: true });
    trouble = 'none';
    voting.enter('Anna');
    await settle();
    expect(voting.state()).toMatchObject({ name: 'Anna', refusal: undefined, isUnsaved: false });
  });

  it('who takes the last heart back and then likes another hotel is new on the list again', async () => {
    const voting = await open();
    voting.enter('Anna');
    for (const id of ['a', 'a', 'b']) {
      voting.toggle(id);
      await settle();
    }
    expect(sent.map(({ hotels, isNew }) => [hotels.join(), isNew])).toEqual([
      ['a', true],
      ['', false],
      ['b', true],
    ]);
  });

  it('is told when ten others have chosen, before a heart and after it', async () => {
    list.voters = Array.from({ length: 10 }, (_, index) => ({ name: `Voter ${index}`, hotels: ['a'] }));
    const late = await open();
    late.enter('Anna');
    expect(late.state()).toMatchObject({ name: undefined, isFull: true });
    list.voters.pop();
    const voting = await open();
    voting.enter('Anna');
    trouble = problem(409, 'shortlist-full');
    voting.toggle('a');
    await settle();
    expect(voting.state()).toMatchObject({ liked: ['a'], isFull: true, isUnsaved: true });
  });

  it('is told when the list is gone, and when it did not arrive', async () => {
    trouble = problem(404, 'shortlist-unknown');
    expect((await open()).state().failure).toBe('unknown');
    trouble = 'no connection';
    const voting = await open();
    expect(voting.state().failure).toBe('unreachable');
    trouble = 'none';
    await voting.refresh();
    expect(voting.state()).toMatchObject({ failure: undefined, order: ['b', 'a', 'c'] });
  });
});

describe('the list', () => {
  it('has first what most like, and moves nothing while somebody may be about to press', async () => {
    const voting = await open();
    expect(voting.state().order).toEqual(['b', 'a', 'c']);
    list = { ...list, voters: [...list.voters, { name: 'Cleo', hotels: ['c'] }, { name: 'Dan', hotels: ['c'] }] };
    await voting.refresh();
    expect(voting.state().order).toEqual(['b', 'a', 'c']);
    expect(voting.state().list?.voters).toHaveLength(3);
    await voting.refresh({ isNobodyPressing: true });
    expect(voting.state().order).toEqual(['c', 'b', 'a']);
  });

  it('is not set back by a look at it that began before a heart was saved', async () => {
    const voting = await open();
    voting.enter('Anna');
    let letGo = (): void => undefined;
    hold = new Promise<void>((resolve) => (letGo = resolve));
    const reading = voting.refresh();
    hold = Promise.resolve();
    voting.toggle('a');
    await settle();
    letGo();
    await reading;
    expect(voting.state()).toMatchObject({ liked: ['a'], isUnsaved: false });
    expect(votersWithOwn(voting.state())).toContainEqual({ name: 'Anna', hotels: ['a'] });
  });

  it('shows the voter’s own hearts before they are saved, once', async () => {
    const voting = await open();
    voting.enter('Anna');
    trouble = 'no connection';
    voting.toggle('c');
    await settle();
    expect(votersWithOwn(voting.state())).toEqual([
      { name: 'Ben', hotels: ['b'] },
      { name: 'Anna', hotels: ['c'] },
    ]);
  });
});
