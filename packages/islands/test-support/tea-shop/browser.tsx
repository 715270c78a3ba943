import { Component } from 'react';
import { delegateActions } from '../../src/actions/index.ts';
import { live, readLive } from '../../src/attributes/index.ts';
import { registerIslands, startIslands } from '../../src/browser.ts';
import type { BoundaryProps, Failure } from '../../src/island/index.ts';
import { islands } from './islands.ts';

class Boundary extends Component<BoundaryProps> {
  override state: { caught?: { error: unknown } } = {};
  static getDerivedStateFromError = (error: unknown) => ({ caught: { error } });
  override render() {
    const { children, renderFailure } = this.props;
    const { caught } = this.state;
    const retry = () => this.setState({ caught: undefined });
    return caught ? renderFailure?.({ error: caught.error, attempts: 1, retry }) : children;
  }
}

function IslandFailure({ failure }: { failure: Failure }) {
  return (
    <p role="alert" tabIndex={-1} {...live({ failure: true })}>
      This part did not work. <button onClick={failure.retry}>Try again</button>
    </p>
  );
}

// The early script calls it at idle, or at the first sign that the visitor is about to use something.
export async function start(): Promise<void> {
  registerIslands(islands, { Boundary, IslandFailure, provide: (content) => content });
  delegateActions({
    'add-to-basket': (control) => console.log(readLive(control, 'add-to-basket')),
  });
  startIslands();
}
