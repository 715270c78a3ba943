/**
 * Checks at compile time that every field of a request is stored, or is named here as stored elsewhere. Call it with
 * the rest of a request after the stored fields were taken out. If the rest has a field that is not named, also an
 * optional one, the call does not compile. Without this check, such a field would be sent and silently lost.
 *
 * @example
 * const { email, ...rest } = registration;
 * assertAllFieldsUsed<'password'>()(rest);
 */
export function assertAllFieldsUsed<KeptElsewhere extends PropertyKey = never>() {
  return <Rest extends object>(_rest: Rest & Record<Exclude<keyof Rest, KeptElsewhere>, never>): void => {
    // The check is in the types only.
  };
}
