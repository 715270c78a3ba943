import type { SharedShortlist, ShortlistVote } from '@myler/api-client/contract';
import { ApiError } from '@myler/api-client/errors';
import { VOTERS_MAX, voterKey } from '@myler/config/shortlist';

/** What the page remembers of its voter while it is open, reloads included. */
export interface OwnVote {
  name: string | undefined;
  liked: readonly string[];
  /** Whether the provider has not confirmed these hearts yet. */
  isUnsaved: boolean;
}

export interface Voting extends OwnVote {
  list: SharedShortlist | undefined;
  /** The hotels in the order in which they are shown. It changes only when nobody is about to press something. */
  order: readonly string[];
  /** `unknown`: there is no such list, or no longer. `unreachable`: the list has not arrived yet. */
  failure: 'unknown' | 'unreachable' | undefined;
  /** A name that somebody on the list has already. */
  taken: string | undefined;
  isFull: boolean;
  isSaving: boolean;
}

export interface VotingCalls {
  read: () => Promise<SharedShortlist>;
  vote: (vote: ShortlistVote) => Promise<SharedShortlist>;
  /** Keeps what would be lost if the page were reloaded now. */
  keep: (own: OwnVote) => void;
}

export type VotingController = ReturnType<typeof createVoting>;

/**
 * One voter's view of a shared list. Hearts are shown at once and sent one request after the other; what could not be
 * sent stays, and is sent with the next `refresh`.
 */
export function createVoting({ read, vote, keep }: VotingCalls, kept?: OwnVote) {
  let state: Voting = {
    name: kept?.name,
    liked: kept?.liked ?? [],
    isUnsaved: kept?.isUnsaved ?? false,
    list: undefined,
    order: [],
    failure: undefined,
    taken: undefined,
    isFull: false,
    isSaving: false,
  };
  const listeners = new Set<() => void>();
  /** Whether the list has a vote under this name that is known to be this voter's. */
  let isOnList = kept?.name !== undefined && !kept.isUnsaved && kept.liked.length > 0;
  /** The hearts of a request whose answer was lost: it may have been stored. */
  let perhapsStored: string | undefined;
  /** Counts the answers to votes, which are newer than reads that began before them. */
  let votes = 0;

  function set(changes: Partial<Voting>): void {
    state = { ...state, ...changes };
    keep({ name: state.name, liked: state.liked, isUnsaved: state.isUnsaved });
    for (const listener of listeners) listener();
  }

  async function refresh(options: { isNobodyPressing?: boolean } = {}): Promise<void> {
    if (state.isUnsaved && state.name && state.list) return send();
    const votesBefore = votes;
    try {
      const list = await read();
      if (votes === votesBefore && !state.isSaving) receive(list, options.isNobodyPressing ?? false);
    } catch (error) {
      fail(error);
    }
    // Hearts from before a reload.
    if (state.isUnsaved && state.name && !state.isSaving) await send();
  }

  function receive(list: SharedShortlist, mayReorder: boolean): void {
    const order = mayReorder || state.order.length === 0 ? byHearts(list) : state.order;
    const mine = votersNamed(list, state.name);
    if (state.isUnsaved || !state.name || !isOnList) return set({ list, order, failure: undefined });
    isOnList = mine !== undefined;
    set({ list, order, failure: undefined, liked: mine?.hotels ?? [] });
  }

  function fail(error: unknown): void {
    if (isProblem(error, 'shortlist-unknown')) set({ failure: 'unknown' });
    else if (!state.list) set({ failure: 'unreachable' });
  }

  async function send(): Promise<void> {
    const { name, list } = state;
    if (state.isSaving || !name || !list) return;
    const hotels = list.hotels.filter((id) => state.liked.includes(id));
    set({ isSaving: true, isFull: false });
    try {
      const answer = await vote({ name, hotels, isNew: !isOnList });
      votes += 1;
      perhapsStored = undefined;
      isOnList = hotels.length > 0;
      const isUnsaved = hotels.join() !== list.hotels.filter((id) => state.liked.includes(id)).join();
      set({ list: answer, isSaving: false, isUnsaved });
      if (isUnsaved) await send();
    } catch (error) {
      set({ isSaving: false });
      await handleRefusal(error, { name, hotels: hotels.join() });
    }
  }

  async function handleRefusal(error: unknown, sent: { name: string; hotels: string }): Promise<void> {
    if (isProblem(error, 'shortlist-unknown')) return set({ failure: 'unknown' });
    if (isProblem(error, 'shortlist-full')) return set({ isFull: true });
    if (!isProblem(error, 'voter-name-taken')) {
      perhapsStored = sent.hotels;
      return;
    }
    const list = await read().catch(() => state.list);
    const isOurs = perhapsStored !== undefined && votersNamed(list, sent.name)?.hotels.join() === perhapsStored;
    perhapsStored = undefined;
    if (!isOurs) return set({ list, taken: sent.name, name: undefined });
    isOnList = true;
    await send();
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh,
    /** Presses or releases the heart of a hotel. Without a name it waits for one. */
    toggle(id: string) {
      const liked = state.liked.includes(id) ? state.liked.filter((other) => other !== id) : [...state.liked, id];
      set({ liked, isUnsaved: true });
      void send();
    },
    /** Who this is. A name that is on the list already is asked about. */
    enter(name: string) {
      const { list, liked } = state;
      if (votersNamed(list, name)) return set({ taken: name });
      isOnList = false;
      if ((list?.voters.length ?? 0) >= VOTERS_MAX) return set({ isFull: true });
      set({ name, taken: undefined, isFull: false, isUnsaved: liked.length > 0 });
      if (liked.length > 0) void send();
    },
    /** The voter of this name is this one, who has come back. Hearts that were pressed meanwhile are added. */
    comeBack() {
      const mine = votersNamed(state.list, state.taken);
      const liked = [...new Set([...(mine?.hotels ?? []), ...state.liked])];
      isOnList = mine !== undefined;
      const isUnsaved = liked.length !== (mine?.hotels.length ?? 0);
      set({ name: state.taken, taken: undefined, liked, isUnsaved });
      if (isUnsaved) void send();
    },
    /** Another person takes the device, or the name was wrong. The hearts stay with the name that they were given under. */
    leave() {
      isOnList = false;
      set({ name: undefined, taken: undefined, liked: [], isUnsaved: false, isFull: false });
    },
    /** The name is another person's. */
    chooseAnotherName: () => set({ taken: undefined, name: undefined }),
  };
}

/** Who likes what, with this voter's hearts as the page shows them. */
export function votersOf({ list, name, liked }: Voting): SharedShortlist['voters'] {
  if (!list) return [];
  if (!name) return list.voters;
  const mine = { name, hotels: list.hotels.filter((id) => liked.includes(id)) };
  const isListed = votersNamed(list, name) !== undefined;
  const all = isListed
    ? list.voters.map((voter) => (voterKey(voter.name) === voterKey(name) ? mine : voter))
    : [...list.voters, mine];
  return all.filter(({ hotels }) => hotels.length > 0);
}

function votersNamed(list: SharedShortlist | undefined, name: string | undefined) {
  return name === undefined ? undefined : list?.voters.find((voter) => voterKey(voter.name) === voterKey(name));
}

/** What all like first. Hotels with as many hearts stay in the order of the list. */
function byHearts({ hotels, voters }: SharedShortlist): string[] {
  const hearts = (id: string) => voters.filter((voter) => voter.hotels.includes(id)).length;
  return hotels.toSorted((one, other) => hearts(other) - hearts(one));
}

function isProblem(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}
