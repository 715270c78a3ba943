'use client';

import { Component, type ContextType, type ReactNode } from 'react';
import { FailureMessage, type Failure } from '../failure-message/FailureMessage.tsx';
import { focusPlace } from './focus-place.ts';
import { PreservedObjects } from './preserved-objects.ts';
import { PreservedContext, type Preserved } from './use-preserved.ts';

export interface ErrorBoundaryProps {
  /** Renders the failure in place of the children. The default is a message with "Try again". */
  renderFailure?: (failure: Failure) => ReactNode;
  /**
   * Prefixes the keys of `usePreserved`, so that parts below one boundary do not share them. Required for a form;
   * two uses of one form (for two orders) need two scopes. The outermost boundary with a scope keeps the objects. A
   * boundary without a scope keeps none: the root's lives as long as the page, and would keep the input of a closed
   * dialog.
   */
  scope?: string;
  /** A new value means new content: the caught exception is dropped and the children render again. */
  resetKey?: string | undefined;
  children: ReactNode;
}

interface State {
  caught: { error: unknown; field: string | null } | null;
  /** How often "Try again" was pressed. */
  retries: number;
  resetKey: string | undefined;
}

/**
 * Catches what its children throw in rendering and in effects, and shows a message with "Try again" in their place.
 * Objects of `usePreserved` are kept, and after "Try again" the focus returns to its field. The boundary does not
 * report exceptions: the root's `onCaughtError` receives every exception that a boundary catches.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  static override contextType = PreservedContext;
  declare context: ContextType<typeof PreservedContext>;

  override state: State = { caught: null, retries: 0, resetKey: this.props.resetKey };
  readonly #own = new PreservedObjects();
  #preserved: Preserved | undefined;
  /** The parent of the message when "Try again" was pressed: the children appear in it. */
  #place: Element | null = null;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    // At this point the failed fields are still in the document; the message replaces them.
    return { caught: { error, field: document.activeElement?.getAttribute('name') ?? null } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { caught: null, retries: 0, resetKey };
  }

  override componentDidUpdate(_before: ErrorBoundaryProps, { caught }: State): void {
    if (this.state.caught) return;
    if (caught && this.#place) focusAgain(this.#place, caught.field);
    this.#place = null;
  }

  override componentWillUnmount(): void {
    // A nested boundary keeps its values in the boundary above, which discards them.
    if (!this.context) this.#own.discard();
  }

  readonly #retry = (): void => {
    this.#place = document.activeElement?.closest('[data-failure]')?.parentElement ?? null;
    this.setState(({ retries }) => ({ caught: null, retries: retries + 1 }));
  };

  override render(): ReactNode {
    const { renderFailure = showFailure, children } = this.props;
    const { caught, retries } = this.state;
    if (caught) return renderFailure({ error: caught.error, attempts: retries + 1, retry: this.#retry });
    if (!this.context && !this.props.scope) return children;
    return <PreservedContext value={this.#preserve()}>{children}</PreservedContext>;
  }

  #preserve(): Preserved {
    const objects = this.context?.objects ?? this.#own;
    const scope = `${this.context?.scope ?? ''}${this.props.scope ? `${this.props.scope}/` : ''}`;
    // Keep the object's identity while its content is the same: a new object would render every form below.
    if (this.#preserved?.objects !== objects || this.#preserved.scope !== scope) this.#preserved = { objects, scope };
    return this.#preserved;
  }
}

function showFailure(failure: Failure): ReactNode {
  return <FailureMessage failure={failure} />;
}

/** Focuses the field that had the focus, or else the place itself. */
function focusAgain(place: Element, field: string | null): void {
  const again = field ? place.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`) : null;
  if (again) again.focus();
  else focusPlace(place);
}
