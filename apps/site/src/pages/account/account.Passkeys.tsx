import type { MemberPasskeys } from '@myler/api-client/contract';
import { momentInWords } from '@myler/domain/words';
import { Cluster, Stack } from '@myler/ui/layout';
import { Text } from '@myler/ui/text';
import { TaskButton } from './account.TaskButton.tsx';
import styles from './account.Rows.module.css';

/** The member’s passkeys, each with its name, and the way to add another one. */
export function Passkeys({ passkeys }: { passkeys: MemberPasskeys['items'] }) {
  return (
    <>
      {passkeys.length > 0 && (
        <Stack as="ul">
          {passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
            <li key={id} className={styles.item}>
              <div>
                <h3 className={styles.name}>{name}</h3>
                <p>{`${lastUsedAt ? `Last used ${momentInWords(lastUsedAt)}` : 'Not used yet'}, added ${momentInWords(addedAt)}`}</p>
              </div>
              <Cluster gap={4}>
                <TaskButton task="rename-passkey" passkeyId={id} variant="quiet" size="small">
                  Rename<span className="visually-hidden">{` ${name}`}</span>
                </TaskButton>
                <TaskButton task="remove-passkey" passkeyId={id} variant="quiet" size="small">
                  Remove<span className="visually-hidden">{` ${name}`}</span>
                </TaskButton>
              </Cluster>
            </li>
          ))}
        </Stack>
      )}
      {'PublicKeyCredential' in globalThis ? (
        <div>
          <TaskButton task="add-passkey">Add a passkey</TaskButton>
        </div>
      ) : (
        <Text tone="quiet">This browser has no passkeys. Add one from another browser or device.</Text>
      )}
    </>
  );
}
