import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRotation } from './rotation.ts';

describe('A rotation of quotes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const started = () => {
    const turn = vi.fn<() => void>();
    return { turn, rotation: startRotation(6000, turn) };
  };

  it('specification 9: shows each for 6000 ms', () => {
    const { turn } = started();
    vi.advanceTimersByTime(5999);
    expect(turn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(turn).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(12_000);
    expect(turn).toHaveBeenCalledTimes(3);
  });

  it('stops while a pointer is on it, and then shows the same quote for its whole time', () => {
    const { turn, rotation } = started();
    vi.advanceTimersByTime(5000);
    rotation.hold('hover');
    vi.advanceTimersByTime(60_000);
    expect(turn).not.toHaveBeenCalled();
    rotation.release('hover');
    vi.advanceTimersByTime(5999);
    expect(turn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(turn).toHaveBeenCalledOnce();
  });

  it('continues only after every reason to stop has ended', () => {
    const { turn, rotation } = started();
    rotation.hold('hover');
    rotation.hold('focus');
    rotation.release('hover');
    vi.advanceTimersByTime(60_000);
    expect(turn).not.toHaveBeenCalled();
    rotation.release('focus');
    vi.advanceTimersByTime(6000);
    expect(turn).toHaveBeenCalledOnce();
  });

  it('shows a quote that was chosen by hand for its whole time', () => {
    const { turn, rotation } = started();
    vi.advanceTimersByTime(5900);
    rotation.restart();
    vi.advanceTimersByTime(5900);
    expect(turn).not.toHaveBeenCalled();
  });

  it('stays paused after the pause button, whatever the pointer does', () => {
    const { turn, rotation } = started();
    rotation.stop();
    rotation.hold('hover');
    rotation.release('hover');
    rotation.restart();
    vi.advanceTimersByTime(60_000);
    expect(turn).not.toHaveBeenCalled();
  });
});
