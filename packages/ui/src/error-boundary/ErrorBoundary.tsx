import { Component, type ContextType, type ReactNode } from 'react';
import { FailureMessage, type Failure } from '../failure-message/FailureMessage.tsx';
import { focusPlace } from './focus-place.ts';
import { PreservedValues } from './preserved-values.ts';
import { PreservedContext, type Preserved } from './use-preserved-state.ts';

export interface ErrorBoundaryProps {
  /** What stands here after an exception. A message with "Try again" unless another is given. */
  renderFailure?: (failure: Failure) => ReactNode;
  /**
   * Names this part among those below one boundary, and with it the keys of `usePreservedState`. Required for a form;
   * the same form about two things (two orders) needs two scopes. The outermost boundary with a scope keeps the values:
   * one without, such as a root's, lives as long as the page and would keep what was typed in a dialog that has closed.
   */
  scope?: string;
  /** Another value is another content: a caught exception is forgotten and the children are tried again. */
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
 * What was typed in `usePreservedState` is kept, and after "Try again" the focus is back in its field. It does not
 * report: the root's `onCaughtError` hears of every exception that a boundary catches.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  static override contextType = PreservedContext;
  declare context: ContextType<typeof PreservedContext>;

  override state: State = { caught: null, retries: 0, resetKey: this.props.resetKey };
  readonly #own = new PreservedValues();
  #preserved: Preserved | undefined;
  /** The element around the message when "Try again" was pressed: where the children appear. */
  #place: Element | null = null;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    // The failed fields are still in the document now, and gone when the message is there.
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
    // Values of a boundary below another one belong to that other one.
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
    const values = this.context?.values ?? this.#own;
    const scope = `${this.context?.scope ?? ''}${this.props.scope ? `${this.props.scope}/` : ''}`;
    // The same object for the same content: a new one would render every form below.
    if (this.#preserved?.values !== values || this.#preserved.scope !== scope) this.#preserved = { values, scope };
    return this.#preserved;
  }
}

function showFailure(failure: Failure): ReactNode {
  return <FailureMessage failure={failure} />;
}

/** Into the field that had the focus; else to the place itself. */
function focusAgain(place: Element, field: string | null): void {
  const again = field ? place.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`) : null;
  if (again) again.focus();
  else focusPlace(place);
}
