/** The date in all stories, so that none of them changes over time. Timers still run; only the date is fixed. */
const TODAY = Date.UTC(2026, 10, 21, 12);

const TrueDate = globalThis.Date;

class FrozenDate extends TrueDate {
  constructor(...at: ConstructorParameters<DateConstructor> | []) {
    if (at.length === 0) super(TODAY);
    else super(...at);
  }
  static override now = () => TODAY;
}

/** @returns a function that restores the real time */
export function freezeTime(): () => void {
  globalThis.Date = FrozenDate as DateConstructor;
  return resumeTime;
}

/** Restores the real time, which Storybook itself does only when the next story begins. */
export function resumeTime(): void {
  globalThis.Date = TrueDate;
}
