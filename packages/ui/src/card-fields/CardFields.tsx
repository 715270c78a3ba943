'use client';

import type { Ref, ReactElement } from 'react';
import { Input } from 'react-aria-components';
import { Icon } from '../icon/Icon.tsx';
import type { TypedFieldProps } from '../field/FieldParts.tsx';
import { inputKinds } from '../field/input-kinds.ts';
import { TypedField } from '../field/TypedField.tsx';
import { classNames } from '../internal/class-names.ts';
import field from '../field/field.module.css';
import styles from './CardFields.module.css';

export interface CardFieldProps extends Omit<TypedFieldProps, 'label'> {
  label?: string;
  ref?: Ref<HTMLInputElement>;
}

export interface CardNumberFieldProps extends CardFieldProps {
  /** The brand's id, such as `VISA`; `DEFAULT` until it is known. */
  brand?: string;
  /** The brand's name: shown in the field, and announced when it changes. */
  brandName?: string | undefined;
}

/**
 * These three fields only display. The caller formats and validates the input; nothing here stores or sends a digit.
 */
export function CardNumberField({ ref, label = 'Card number', brand, brandName, ...props }: CardNumberFieldProps) {
  return (
    <CardField {...props} label={label} autoComplete="cc-number" refTo={ref}>
      <span className={styles.brand} data-brand={brand ?? 'DEFAULT'} aria-hidden="true">
        {brandName ?? <Icon name="lock" size={20} />}
      </span>
      <output className="visually-hidden">{brandName ?? ''}</output>
    </CardField>
  );
}

/** The month until which a card is valid, written as MM/YY. */
export function CardExpiryField({ ref, label = 'Expiry', placeholder = 'MM/YY', ...props }: CardFieldProps) {
  return <CardField {...props} label={label} placeholder={placeholder} autoComplete="cc-exp" refTo={ref} />;
}

/** Never masked, because the visitor is reading the three digits off a card. */
export function SecurityCodeField({ ref, label = 'Security code', ...props }: CardFieldProps) {
  return <CardField {...props} label={label} autoComplete="cc-csc" refTo={ref} />;
}

interface FrameProps extends TypedFieldProps {
  refTo: Ref<HTMLInputElement> | undefined;
  children?: ReactElement | (ReactElement | false)[];
}

function CardField({ refTo, children, placeholder, ...props }: FrameProps) {
  return (
    <TypedField {...props}>
      <div
        className={field.row}
        data-invalid={props.error ? '' : undefined}
        data-disabled={props.isDisabled ? '' : undefined}
      >
        <Input
          {...(refTo ? { ref: refTo } : {})}
          {...(placeholder ? { placeholder } : {})}
          className={classNames(field.control, styles.digits)}
          {...inputKinds.digits}
        />
        {children}
      </div>
    </TypedField>
  );
}
