'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx';
import { classNames } from '../internal/class-names.ts';
import { useIsLive } from '../use-is-live/use-is-live.ts';
import { DialogBar } from './DialogBar.tsx';
import { isTypedElsewhere, showForeignElements, useForeignFocus } from './foreign-elements.ts';
import { usePresented } from './use-presented.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** The accessible name, and the heading unless `titleHidden`. */
  title: string;
  titleHidden?: boolean;
  /** The heading where it says more than the name: `title` stays the accessible name. */
  heading?: string | undefined;
  description?: ReactNode;
  /**
   * `centre` for a task, `side` for information beside the page, `sheet` for a short question, `full` for a menu. On
   * telephones all but `sheet` fill the screen.
   */
  variant?: 'side' | 'centre' | 'sheet' | 'full';
  /** The dark column: a summary of what the visitor is buying. Above the body on telephones. */
  aside?: ReactNode;
  /** Above the heading: the steps of a wizard, or the logo over a menu. */
  aboveTitle?: ReactNode;
  /** Called before Escape, the close button or the backdrop closes the dialog. `false` keeps it open. */
  onCloseRequest?: () => boolean | void;
  children: ReactNode;
}

/**
 * A modal dialog. The focus moves in (to `[data-autofocus]` if there is one), stays in, and returns to the element that
 * opened it, also when one dialog was replaced by another in between.
 */
export function Dialog({ open, onClose, onCloseRequest, variant = 'centre', aside, ...shown }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  // Without a container, Radix renders nothing at first, and then everything within the commit, which blocks a slow phone.
  const container = useIsLive() ? document.body : null;
  usePresented(open);
  useForeignFocus(open);
  const requestClose = () => {
    if (onCloseRequest?.() !== false) onClose();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && requestClose()}>
      {/* Radix's overlay brings a scroll lock that injects a <style>, which a strict CSP refuses. */}
      <Radix.Portal container={container}>
        <div
          className={styles.backdrop}
          data-state={open ? 'open' : 'closed'}
          aria-hidden="true"
          onClick={() => open && requestClose()}
        />
      </Radix.Portal>
      <Radix.Portal container={container}>
        <Radix.Content
          ref={content}
          className={classNames(styles.dialog, styles[variant], aside !== undefined && styles.withAside)}
          tabIndex={-1}
          aria-modal="true"
          {...(shown.description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const first = content.current?.querySelector<HTMLElement>('[data-autofocus]');
            (first ?? content.current)?.focus({ preventScroll: true });
            // After the effect by which Radix hides them.
            queueMicrotask(showForeignElements);
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // What is beside the dialog and is not its backdrop belongs to a password manager or another extension.
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            // The first Escape closes an open list or calendar, the next one the dialog around it.
            const isOpenWithin = document.activeElement?.matches('[aria-expanded="true"], [data-closes-by-escape] *');
            if (isOpenWithin || isTypedElsewhere(event)) event.preventDefault();
          }}
        >
          <Frame variant={variant} aside={aside} {...shown} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type FrameProps = Omit<DialogProps, 'open' | 'onClose' | 'onCloseRequest'>;

/** The aside, the bar with the close button, the title and the content. */
function Frame({ variant, title, titleHidden = false, heading, description, aside, aboveTitle, children }: FrameProps) {
  const scroller = useScrolledToTop(title);
  return (
    // The frame around this element does not scroll, so that an open list (a combo box) may reach beyond its edge.
    <div ref={scroller} className={styles.scroller}>
      {aside !== undefined && (
        <aside className={styles.aside} data-tone="night" aria-label="Summary">
          <ErrorBoundary>{aside}</ErrorBoundary>
        </aside>
      )}
      <div className={styles.body} data-tone={variant === 'full' ? 'night' : undefined}>
        <DialogBar>{aboveTitle}</DialogBar>
        <Radix.Title className={titleHidden || heading ? 'visually-hidden' : styles.title}>{title}</Radix.Title>
        {heading && <h2 className={styles.title}>{heading}</h2>}
        {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
        <div className={styles.content}>
          {/* After an exception in the content the dialog keeps its name and its close button. */}
          <ErrorBoundary resetKey={title}>{children}</ErrorBoundary>
        </div>
      </div>
    </div>
  );
}

/** A new title means another dialog or the next step of a wizard: scroll it to the top. */
function useScrolledToTop(title: string) {
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    scroller.current?.scrollTo({ top: 0 });
  }, [title]);
  return scroller;
}
