import { useId, type ReactElement, type ReactNode } from 'react';
import { describedBy, ErrorText, LabelText } from './FieldParts.tsx';
import styles from './field.module.css';

interface NativeFieldProps {
  label: ReactNode;
  description?: ReactNode;
  error?: string | undefined;
  id?: string | undefined;
  isRequired?: boolean | undefined;
  children: (control: ControlProps) => ReactElement;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Label, description and error around a native control such as `<select>`. */
export function NativeField({ label, description, error, id, isRequired, children }: NativeFieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        <LabelText label={label} isRequired={isRequired} />
      </label>
      {description && (
        <span id={descriptionId} className={styles.description}>
          {description}
        </span>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy(description ? descriptionId : undefined, error ? errorId : undefined),
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired ? true : undefined,
      })}
      {error && (
        <span id={errorId} className={styles.error}>
          <ErrorText>{error}</ErrorText>
        </span>
      )}
    </div>
  );
}
