import { useLayoutEffect, useRef, useState, type FormEvent, type Ref } from 'react';
import { VOTER_NAME_LENGTH, VOTERS_MAX, voterKey } from '@myler/config/shortlist';
import { capitalised, inWordsUpToTwelve } from '@myler/config/numbers';
import { Button } from '@myler/ui/button';
import type { Voting, VotingSession } from '@myler/domain/voting';
import { Cluster, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import styles from './together.module.css';

interface WhoProps {
  voting: Voting;
  actions: VotingSession;
  /** Whether a heart was pressed before a name was given. */
  isNameMissing: boolean;
  onTyped: () => void;
  ref: Ref<HTMLInputElement>;
}

/** Asks who is choosing, and says so afterwards. What takes the place of the focused control gets the focus. */
export function Who(props: WhoProps) {
  const { taken, name } = props.voting;
  const place = useRef<HTMLDivElement>(null);
  const shown = taken ? 'question' : name ? 'name' : 'form';
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // The question is answered before anything else.
    if (shown === 'question' || document.activeElement === document.body) place.current?.focus();
  }, [shown]);
  return (
    <div ref={place} tabIndex={-1}>
      <Shown {...props} />
    </div>
  );
}

function Shown({ voting, actions, isNameMissing, onTyped, ref }: WhoProps) {
  if (voting.taken) return <IsThatYou name={voting.taken} actions={actions} />;
  if (voting.name)
    return (
      <Cluster as="p" gap={6} rows={3} before={7}>
        <span>
          You choose as <bdi className={styles.name}>{voting.name}</bdi>.
        </span>
        {/* Hearts that are not saved yet belong to this name. */}
        {!voting.isUnsaved && (
          <Button variant="quiet" onClick={() => actions.leave()}>
            Somebody else
          </Button>
        )}
      </Cluster>
    );
  return (
    <>
      {voting.isFull && <Full />}
      <NameForm refusal={voting.refusal} actions={actions} isNameMissing={isNameMissing} onTyped={onTyped} ref={ref} />
    </>
  );
}

function NameForm({
  refusal,
  actions,
  isNameMissing,
  onTyped,
  ref,
}: Omit<WhoProps, 'voting'> & Pick<Voting, 'refusal'>) {
  const [error, setError] = useState(false);
  const message = isNameMissing
    ? 'Enter your name to save your hearts.'
    : error
      ? 'Enter the name that the others know you by.'
      : refusal;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('name');
    const name = typeof value === 'string' ? value.trim() : '';
    setError(voterKey(name) === '');
    if (voterKey(name) === '') return;
    actions.enter(name);
  };
  return (
    <Stack as="form" gap={1} before={7} measure only="screen" onSubmit={submit} noValidate>
      <label htmlFor="voter-name">Your name</label>
      <Cluster nowrap gap={3} align="end" className={styles.nameRow}>
        <input
          ref={ref}
          id="voter-name"
          name="name"
          autoComplete="name"
          maxLength={VOTER_NAME_LENGTH}
          dir="auto"
          autoCapitalize="words"
          enterKeyHint="done"
          onInput={() => {
            setError(false);
            if (refusal) actions.chooseAnotherName();
            onTyped();
          }}
          aria-invalid={message !== undefined}
          aria-describedby="voter-name-hint"
        />
        <Button type="submit">Choose</Button>
      </Cluster>
      <p id="voter-name-hint" className={message ? styles.error : styles.hint}>
        {message ?? 'Everybody with the link sees it beside your hearts.'}
      </p>
    </Stack>
  );
}

function IsThatYou({ name, actions }: { name: string; actions: VotingSession }) {
  return (
    <Cluster gap={6} rows={3} before={7} className={styles.question} role="group" aria-label="Your name">
      <p>
        <bdi className={styles.name}>{name}</bdi> has already chosen on this list. Is that you?
      </p>
      <Cluster gap={3}>
        <Button onClick={() => actions.comeBack()}>Yes, that is me</Button>
        <Button variant="outline" onClick={() => actions.chooseAnotherName()}>
          No, use another name
        </Button>
      </Cluster>
    </Cluster>
  );
}

function Full() {
  return (
    <Text
      tone="error"
      before={7}
      measure
      role="alert"
    >{`${capitalised(inWordsUpToTwelve(VOTERS_MAX))} people have chosen on this list, and it takes no more. You see what they like. If you are one of them, enter the same name as before.`}</Text>
  );
}
