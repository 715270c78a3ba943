import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../internal/class-names.ts';
import { Anchor, type AnchorProps } from '../link/LinkContext.tsx';
import styles from './Button.module.css';

export type ButtonVariant = 'solid' | 'gold' | 'outline' | 'quiet';

interface ButtonLook {
  children: ReactNode;
  /** `solid` for the main action, `gold` on dark and for joining, `outline` beside them, `quiet` in rows and menus. */
  variant?: ButtonVariant;
  size?: 'regular' | 'small';
  /** Fills the width of its container. */
  fullWidth?: boolean;
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** While the action runs: the button keeps its place and its focus, ignores presses and shows `busyLabel`. */
  isBusy?: boolean;
  busyLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

export interface LinkButtonProps extends ButtonLook, Omit<AnchorProps, 'children'> {}

type LookProps = { [Name in keyof Omit<ButtonLook, 'children'>]: ButtonLook[Name] | undefined };

const buttonClasses = ({ variant = 'solid', size, fullWidth }: LookProps, extra?: string) =>
  classNames(styles.button, styles[variant], size === 'small' && styles.small, fullWidth && styles.fullWidth, extra);

/** A native button, of type `button` unless a form needs `submit`. Use `LinkButton` for what leads to another page. */
export function Button({
  children,
  variant,
  size,
  fullWidth,
  isBusy,
  busyLabel = 'One moment',
  className,
  type = 'button',
  onClick,
  ...button
}: ButtonProps) {
  return (
    <>
      <button
        {...button}
        // A disabled button loses the focus. A busy one keeps it and ignores presses.
        aria-disabled={isBusy || button['aria-disabled']}
        aria-busy={isBusy || undefined}
        type={isBusy ? 'button' : type}
        onClick={isBusy ? undefined : onClick}
        className={buttonClasses({ variant, size, fullWidth }, className)}
      >
        <span className={styles.words}>{children}</span>
      </button>
      {isBusy !== undefined && <output className="visually-hidden">{isBusy ? busyLabel : ''}</output>}
    </>
  );
}

/** A link that looks like a button. */
export function LinkButton({ children, variant, size, fullWidth, className, ...anchor }: LinkButtonProps) {
  return (
    <Anchor {...anchor} className={buttonClasses({ variant, size, fullWidth }, className)}>
      {children}
    </Anchor>
  );
}
