import type { MemberPasskeys } from '@myler/api-client/contract';
import { momentInWords } from '@myler/domain/words';
import { TaskButton } from './account.TaskButton.tsx';
import styles from './account.Rows.module.css';

/** The member’s passkeys, each with its name, and the way to add another one. */
export function Passkeys({ passkeys }: { passkeys: MemberPasskeys['items'] }) {
  return (
    <>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
            <li key={id} className={styles.item}>
              <div>
                <h3 className={styles.name}>{name}</h3>
                <p>{`${lastUsedAt ? `Last used ${momentInWords(lastUsedAt)}` : 'Not used yet'}, added ${momentInWords(addedAt)}`}</p>
              </div>
              <div className={styles.actions}>
                <TaskButton task="rename-passkey" passkeyId={id} variant="quiet" size="small">
                  Rename<span className="visually-hidden">{` ${name}`}</span>
                </TaskButton>
                <TaskButton task="remove-passkey" passkeyId={id} variant="quiet" size="small">
                  Remove<span className="visually-hidden">{` ${name}`}</span>
                </TaskButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      {'PublicKeyCredential' in globalThis ? (
        <div>
          <TaskButton task="add-passkey">Add a passkey</TaskButton>
        </div>
      ) : (
        <p className={styles.quiet}>This browser has no passkeys. Add one from another browser or device.</p>
      )}
    </>
  );
}
