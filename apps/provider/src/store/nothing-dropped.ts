/**
 * A check for the compiler: what a form sends is stored, or is named here as kept elsewhere. Hand over what is left of a
 * request once its stored fields are taken out. A field that is left and not named, an optional one too, does not
 * compile; without this it would be asked for, sent and dropped without a word.
 *
 * @example
 * const { email, ...rest } = registration;
 * nothingDropped<'password'>()(rest);
 */
export function nothingDropped<KeptElsewhere extends PropertyKey = never>() {
  return <Rest extends object>(_rest: Rest & Record<Exclude<keyof Rest, KeptElsewhere>, never>): void => {
    // There is nothing to do when the program runs.
  };
}
