'use client';

import type { MemberPasskeys } from '@myler/api-client/contract';
import { isolate } from '@myler/config/names';
import { DecisionForm } from './DecisionForm.tsx';
import type { MemberAccount } from './member-account.ts';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';

type Passkey = MemberPasskeys['items'][number];

interface TaskProps {
  account: MemberAccount;
  onDone: () => void;
}

/** @param device "Firefox on Windows", as the name that is proposed */
export function AddPasskeyTask({ account, onDone, device }: TaskProps & { device: string | undefined }) {
  const add = async (name: string) => {
    // Before the password is asked for: without the code it would be entered for nothing.
    const createPasskey = await account.loadCreatePasskey();
    const options = await account.withPassword(() => account.site.call('passkeyCreation'));
    const body = { name, credential: await createPasskey(options) };
    account.show({ passkeys: await account.withPassword(() => account.site.call('addPasskey', { body })) });
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

export function RenamePasskeyTask({ account, onDone, passkey }: TaskProps & { passkey: Passkey }) {
  const rename = async (name: string) => {
    const call = { params: { id: passkey.id }, body: { name } };
    account.show({ passkeys: await account.withPassword(() => account.site.call('renamePasskey', call)) });
  };
  return <PasskeyNameForm name={passkey.name} action="Save" busyLabel="Saving" send={rename} onDone={onDone} />;
}

export function RemovePasskeyTask({ account, onDone, passkey }: TaskProps & { passkey: Passkey }) {
  const remove = async (id: string) => {
    const passkeys = await account.withPassword(() => account.site.call('removePasskey', { params: { id } }));
    account.show({ passkeys });
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
