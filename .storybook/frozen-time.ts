import FakeTimers from '@sinonjs/fake-timers';

/** The day stories happen on, so that none of them looks different tomorrow. Clocks go on; only the date stands. */
const TODAY = new Date('2026-11-21T12:00:00Z');

/** @returns what gives time back */
export function freezeTime(): () => void {
  const clock = FakeTimers.install({ now: TODAY, toFake: ['Date'] });
  return () => clock.uninstall();
}
