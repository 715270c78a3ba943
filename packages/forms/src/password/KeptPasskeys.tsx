import type { ResetPasskeys } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { isolate } from '@myler/config/names';
import { CheckboxField } from '@myler/ui/checkbox-field';
import { Fieldset } from '@myler/ui/fieldset';

export type ResetPasskey = ResetPasskeys['items'][number];

interface KeptPasskeysProps {
  passkeys: readonly ResetPasskey[] | undefined;
  /** What the visitor has decided, by id. The others are as the provider proposes. */
  decided: Readonly<Record<string, boolean>>;
  onDecide: (decided: Record<string, boolean>) => void;
}

const isKept = ({ id, isKept: proposed }: ResetPasskey, decided: KeptPasskeysProps['decided']) =>
  decided[id] ?? proposed;

/** The ids of the passkeys that stay; undefined while nobody knows which there are. */
export const keptIds = (passkeys: KeptPasskeysProps['passkeys'], decided: KeptPasskeysProps['decided']) =>
  passkeys?.filter((passkey) => isKept(passkey, decided)).map(({ id }) => id);

/** The visitor's passkeys, of which those with a tick stay: somebody else may have added one. Nothing where there are none. */
export function KeptPasskeys({ passkeys, decided, onDecide }: KeptPasskeysProps) {
  if (!passkeys?.length) return null;
  return (
    <Fieldset
      legend="Keep your passkeys?"
      description="Those with a tick go on signing in; the others are removed. Keep only what you know."
    >
      {passkeys.map((passkey) => (
        <CheckboxField
          key={passkey.id}
          name="keptPasskeys"
          value={isKept(passkey, decided)}
          onChange={(kept) => onDecide({ ...decided, [passkey.id]: kept })}
          description={`Added on ${formatDate(passkey.addedAt.slice(0, 10))}`}
        >
          {isolate(passkey.name)}
        </CheckboxField>
      ))}
    </Fieldset>
  );
}
