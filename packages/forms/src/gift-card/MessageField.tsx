import { GIFT_MESSAGE_LENGTH } from '@myler/config/gift-cards';
import { TextAreaField } from '@myler/ui/text-area-field';
import { copy } from './copy.ts';
import type { FieldOf } from '../core/use-form.ts';

interface MessageFieldProps {
  message: string;
  onChange: (message: string) => void;
  field: FieldOf;
}

export function MessageField({ message, onChange, field }: MessageFieldProps) {
  return (
    <TextAreaField
      {...field('message')}
      label={copy.message.label}
      description={copy.message.hint}
      rows={5}
      limit={GIFT_MESSAGE_LENGTH}
      value={message}
      onChange={onChange}
    />
  );
}
