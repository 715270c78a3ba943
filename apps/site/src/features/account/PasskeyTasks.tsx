import type { MemberPasskeys } from '@myler/api-client/contract';
import { isolate } from '@myler/config/names';
import { DecisionForm, PasskeyNameForm } from '@myler/forms/account';
import { storeMemberDataAtom } from '@myler/state/user';
import type { SiteStore } from '../../store/site-store.ts';
import { withPassword } from './enter-password.ts';
import { site } from './member-calls.ts';

type Passkey = MemberPasskeys['items'][number];

interface TaskProps {
  store: SiteStore;
  onDone: () => void;
}

/** @param device "Firefox on Windows", as the name that is proposed */
export function AddPasskeyTask({ store, onDone, device }: TaskProps & { device: string | undefined }) {
  const add = async (name: string) => {
    const { createPasskey } = await import('./passkeys-in-browser.ts');
    const options = await withPassword(store, () => site.call('passkeyCreation'));
    const body = { name, credential: await createPasskey(options) };
    store.set(storeMemberDataAtom, { passkeys: await withPassword(store, () => site.call('addPasskey', { body })) });
  };
  return (
    <PasskeyNameForm name={device ?? 'My passkey'} action="Continue" busyLabel="Adding it" send={add} onDone={onDone}>
      <p>
        Your browser asks next where to keep the passkey, and for your finger, your face or the PIN of the device. We
        never see those.
      </p>
    </PasskeyNameForm>
  );
}

export function RenamePasskeyTask({ store, onDone, passkey }: TaskProps & { passkey: Passkey }) {
  const rename = async (name: string) => {
    const call = { params: { id: passkey.id }, body: { name } };
    store.set(storeMemberDataAtom, { passkeys: await withPassword(store, () => site.call('renamePasskey', call)) });
  };
  return <PasskeyNameForm name={passkey.name} action="Save" busyLabel="Saving" send={rename} onDone={onDone} />;
}

export function RemovePasskeyTask({ store, onDone, passkey }: TaskProps & { passkey: Passkey }) {
  const remove = async (id: string) => {
    const passkeys = await withPassword(store, () => site.call('removePasskey', { params: { id } }));
    store.set(storeMemberDataAtom, { passkeys });
  };
  return (
    <DecisionForm
      value={passkey.id}
      action="Remove it"
      busyLabel="Removing it"
      back="Keep it"
      send={remove}
      onDone={onDone}
      onBack={onDone}
    >
      <p>{`You can no longer sign in with “${isolate(passkey.name)}”. Devices on which you are signed in stay signed in; they are listed below. Your device may go on offering the passkey until you delete it there too.`}</p>
    </DecisionForm>
  );
}
