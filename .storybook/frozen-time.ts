/** The day stories happen on, so that none of them looks different tomorrow. Clocks go on; only the date stands. */
const TODAY = Date.UTC(2026, 10, 21, 12);

const TrueDate = globalThis.Date;

class FrozenDate extends TrueDate {
  constructor(...at: ConstructorParameters<DateConstructor> | []) {
    if (at.length === 0) super(TODAY);
    else super(...at);
  }
  static override now = () => TODAY;
}

/** @returns what gives time back */
export function freezeTime(): () => void {
  globalThis.Date = FrozenDate as DateConstructor;
  return resumeTime;
}

/** Gives time back, which Storybook itself does only when the next story begins. */
export function resumeTime(): void {
  globalThis.Date = TrueDate;
}
