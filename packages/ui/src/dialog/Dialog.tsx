import * as Radix from '@radix-ui/react-dialog';
import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorBoundary } from '../error-boundary/ErrorBoundary.tsx';
import { classNames } from '../internal/class-names.ts';
import { DialogBar } from './DialogBar.tsx';
import { usePresented } from './use-presented.ts';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** The accessible name, and the heading unless `titleHidden`. */
  title: string;
  titleHidden?: boolean;
  description?: ReactNode;
  /**
   * `centre` for something to do, `side` for something to look up beside the page, `sheet` for a short question,
   * `full` for a menu. On telephones all but `sheet` fill the screen.
   */
  form?: 'side' | 'centre' | 'sheet' | 'full';
  /** The night column: what is being bought, while it is bought. Above the body on telephones. */
  aside?: ReactNode;
  /** Above the heading: the steps of a wizard, or the logo over a menu. */
  aboveTitle?: ReactNode;
  /** Asked before Escape, the close button and the backdrop close. `false` keeps the dialog open. */
  onCloseRequest?: () => boolean | void;
  children: ReactNode;
}

/**
 * One dialog on the screen. Focus goes in (to `[data-autofocus]` if there is one), stays in, and returns to what opened
 * it, also when one dialog has turned into another in between.
 */
export function Dialog({ open, onClose, onCloseRequest, form = 'centre', aside, ...shown }: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  usePresented(open);
  const requestClose = () => {
    if (onCloseRequest?.() !== false) onClose();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && requestClose()}>
      {/* Not Radix's overlay: it brings a scroll lock that injects a <style>, which a strict CSP refuses. */}
      <Radix.Portal>
        <div className={styles.backdrop} data-state={open ? 'open' : 'closed'} />
      </Radix.Portal>
      <Radix.Portal>
        <Radix.Content
          ref={content}
          className={classNames(styles.dialog, styles[form], aside !== undefined && styles.withAside)}
          tabIndex={-1}
          aria-modal="true"
          {...(shown.description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const first = content.current?.querySelector<HTMLElement>('[data-autofocus]');
            (first ?? content.current)?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            // Escape closes an open list first, and only then the dialog it stands in.
            if (document.activeElement?.getAttribute('aria-expanded') === 'true') event.preventDefault();
          }}
        >
          <Frame form={form} aside={aside} {...shown} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type FrameProps = Omit<DialogProps, 'open' | 'onClose' | 'onCloseRequest'>;

/** The aside, the bar with the close button, the title and the content. */
function Frame({ form, title, titleHidden = false, description, aside, aboveTitle, children }: FrameProps) {
  const scroller = useScrolledToTop(title);
  return (
    // The frame around this does not scroll: a list that opens in it (a combo box) may reach beyond its edge.
    <div ref={scroller} className={styles.scroller}>
      {aside !== undefined && (
        <aside className={styles.aside} data-tone="night" aria-label="Summary">
          <ErrorBoundary>{aside}</ErrorBoundary>
        </aside>
      )}
      <div className={styles.body} data-tone={form === 'full' ? 'night' : undefined}>
        <DialogBar>{aboveTitle}</DialogBar>
        <Radix.Title className={titleHidden ? 'visually-hidden' : styles.title}>{title}</Radix.Title>
        {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
        <div className={styles.content}>
          {/* An exception in the content leaves the dialog its name and its close button. */}
          <ErrorBoundary resetKey={title}>{children}</ErrorBoundary>
        </div>
      </div>
    </div>
  );
}

/** Another title is another dialog, or the next step of one: it is read from its top. */
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
