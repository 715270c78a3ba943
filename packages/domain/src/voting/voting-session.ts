import type { Problem, SharedShortlist, ShortlistVote } from '@myler/api-client/contract';
import { VOTERS_MAX, voterKey } from '@myler/config/shortlist';

/** What the page remembers of its voter while it is open, reloads included. */
export interface OwnVote {
  name: string | undefined;
  liked: readonly string[];
  /** Whether the provider has not confirmed these hearts yet. */
  isUnsaved: boolean;
  /** Whether the list has a vote under this name that is known to be this voter's. */
  isOnList: boolean;
  /** The hearts of a request whose answer was lost: it may have been stored. */
  perhapsStored: string | undefined;
}

/** What the page shows of the vote. */
export interface Voting extends OwnVote {
  list: SharedShortlist | undefined;
  /** The hotels in the order in which they are shown. It changes only when nobody is about to press something. */
  order: readonly string[];
  /** `unknown`: there is no such list, or no longer. `unreachable`: the list has not arrived yet. */
  failure: 'unknown' | 'unreachable' | undefined;
  /** A name that somebody on the list has already. */
  taken: string | undefined;
  /** Why the provider does not take the name, in its words. */
  refusal: string | undefined;
  isFull: boolean;
  isSaving: boolean;
}

export interface VotingCalls {
  read: () => Promise<SharedShortlist>;
  vote: (vote: ShortlistVote) => Promise<SharedShortlist>;
  /** Keeps what would be lost if the page were reloaded now. */
  keep: (own: OwnVote) => void;
}

const nobody: OwnVote = { name: undefined, liked: [], isUnsaved: false, isOnList: false, perhapsStored: undefined };

/**
 * One voter's view of a shared list. Hearts are shown at once and sent one request after the other; what could not be
 * sent stays, and is sent with the next `refresh`.
 */
export class VotingSession {
  readonly #calls: VotingCalls;
  readonly #listeners = new Set<() => void>();
  #state: Voting;
  /** Counts the answers to votes, which are newer than reads that began before them. */
  #votes = 0;

  constructor(calls: VotingCalls, kept: OwnVote = nobody) {
    this.#calls = calls;
    this.#state = {
      ...kept,
      list: undefined,
      order: [],
      failure: undefined,
      taken: undefined,
      refusal: undefined,
      isFull: false,
      isSaving: false,
    };
  }

  readonly state = (): Voting => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Sends what is not saved yet, or reads what the others like. */
  async refresh(options: { isNobodyPressing?: boolean } = {}): Promise<void> {
    if (this.#canSend()) return this.#send();
    const votesBefore = this.#votes;
    try {
      const list = await this.#calls.read();
      if (this.#votes === votesBefore && !this.#state.isSaving) this.#receive(list, options.isNobodyPressing ?? false);
    } catch (error) {
      if (isProblem(error, 'shortlist-unknown')) this.#set({ failure: 'unknown' });
      else if (!this.#state.list) this.#set({ failure: 'unreachable' });
    }
    // Hearts from before a reload.
    if (this.#canSend()) await this.#send();
  }

  /** Presses or releases the heart of a hotel. Without a name it waits for one. */
  toggle(id: string): void {
    const { liked } = this.#state;
    this.#set({
      liked: liked.includes(id) ? liked.filter((other) => other !== id) : [...liked, id],
      isUnsaved: true,
    });
    void this.#send();
  }

  /** Who this is. A name that is on the list already is asked about. */
  enter(name: string): void {
    const { list, liked } = this.#state;
    if (votersNamed(list, name)) return this.#set({ taken: name, isFull: false });
    if ((list?.voters.length ?? 0) >= VOTERS_MAX) return this.#set({ isFull: true });
    this.#set({
      ...nobody,
      name,
      liked,
      taken: undefined,
      refusal: undefined,
      isFull: false,
      isUnsaved: liked.length > 0,
    });
    if (liked.length > 0) void this.#send();
  }

  /** The voter of this name is this one, who has come back. Hearts that were pressed meanwhile are added. */
  comeBack(): void {
    const { list, taken, liked: pressed } = this.#state;
    const mine = votersNamed(list, taken);
    const liked = [...new Set([...(mine?.hotels ?? []), ...pressed])];
    const isUnsaved = liked.length !== (mine?.hotels.length ?? 0);
    this.#set({ name: taken, taken: undefined, liked, isUnsaved, isOnList: mine !== undefined });
    if (isUnsaved) void this.#send();
  }

  /** The name is another person's, or the provider does not take it. */
  chooseAnotherName(): void {
    this.#set({ taken: undefined, refusal: undefined, name: undefined });
  }

  /** Another person takes the device. The hearts stay with the name that they were given under. */
  leave(): void {
    this.#set({ ...nobody, taken: undefined, isFull: false });
  }

  #canSend(): boolean {
    const { isUnsaved, name, list, isSaving } = this.#state;
    return isUnsaved && name !== undefined && list !== undefined && !isSaving;
  }

  #set(changes: Partial<Voting>): void {
    this.#state = { ...this.#state, ...changes };
    const { name, liked, isUnsaved, isOnList, perhapsStored } = this.#state;
    this.#calls.keep({ name, liked, isUnsaved, isOnList, perhapsStored });
    for (const listener of this.#listeners) listener();
  }

  #receive(list: SharedShortlist, mayReorder: boolean): void {
    const { order: shown, isUnsaved, isOnList, name } = this.#state;
    const order = mayReorder || shown.length === 0 ? byHearts(list) : shown;
    if (isUnsaved || !isOnList) return this.#set({ list, order, failure: undefined });
    const mine = votersNamed(list, name);
    this.#set({ list, order, failure: undefined, liked: mine?.hotels ?? [], isOnList: mine !== undefined });
  }

  async #send(): Promise<void> {
    const { name, list, isSaving } = this.#state;
    if (isSaving || name === undefined || !list) return;
    const hotels = likedOf(list, this.#state.liked);
    this.#set({ isSaving: true, isFull: false });
    try {
      const answer = await this.#calls.vote({ name, hotels, isNew: !this.#state.isOnList });
      this.#votes += 1;
      const isUnsaved = hotels.join() !== likedOf(list, this.#state.liked).join();
      const isOnList = hotels.length > 0;
      this.#set({ list: answer, isSaving: false, isUnsaved, isOnList, perhapsStored: undefined });
      if (isUnsaved) await this.#send();
    } catch (error) {
      this.#set({ isSaving: false });
      await this.#handleRefusal(error, { name, hotels: hotels.join() });
    }
  }

  async #handleRefusal(error: unknown, sent: { name: string; hotels: string }): Promise<void> {
    if (isProblem(error, 'shortlist-unknown')) return this.#set({ failure: 'unknown' });
    if (isProblem(error, 'shortlist-full')) return this.#set({ isFull: true });
    const refusal = problemOf(error).errors?.['name'];
    if (refusal) return this.#set({ refusal, name: undefined, perhapsStored: undefined });
    if (!isProblem(error, 'voter-name-taken')) return this.#set({ perhapsStored: sent.hotels });
    await this.#read();
    const { list, perhapsStored } = this.#state;
    const isOurs = perhapsStored !== undefined && votersNamed(list, sent.name)?.hotels.join() === perhapsStored;
    if (!isOurs) return this.#set({ taken: sent.name, name: undefined, perhapsStored: undefined });
    this.#set({ isOnList: true, perhapsStored: undefined });
    await this.#send();
  }

  /** The list as it is now; without a connection, as it was. */
  async #read(): Promise<void> {
    try {
      this.#set({ list: await this.#calls.read() });
    } catch {
      // The next look finds out.
    }
  }
}

/** Who likes what, with this voter's hearts as the page shows them. */
export function votersWithOwn({ list, name, liked }: Voting): SharedShortlist['voters'] {
  if (!list) return [];
  if (!name) return list.voters;
  const mine = { name, hotels: likedOf(list, liked) };
  const isListed = votersNamed(list, name) !== undefined;
  const all = isListed
    ? list.voters.map((voter) => (voterKey(voter.name) === voterKey(name) ? mine : voter))
    : [...list.voters, mine];
  return all.filter(({ hotels }) => hotels.length > 0);
}

/** The hearts in the order of the list, without hotels that are not on it. */
function likedOf({ hotels }: SharedShortlist, liked: readonly string[]): string[] {
  return hotels.filter((id) => liked.includes(id));
}

function votersNamed(list: SharedShortlist | undefined, name: string | undefined) {
  return name === undefined ? undefined : list?.voters.find((voter) => voterKey(voter.name) === voterKey(name));
}

/** What all like first. Hotels with as many hearts stay in the order of the list. */
function byHearts({ hotels, voters }: SharedShortlist): string[] {
  const hearts = (id: string) => voters.filter((voter) => voter.hotels.includes(id)).length;
  return hotels.toSorted((one, other) => hearts(other) - hearts(one));
}

/** The errors of the api-client have the provider's answer as properties of their own; others have none of them. */
const problemOf = (error: unknown): Partial<Problem> => (error instanceof Error ? error : {});

const isProblem = (error: unknown, code: string): boolean => problemOf(error).code === code;
