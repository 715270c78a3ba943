/**
 * A request of the contract with every field named, at every depth: an optional one has a value or is `undefined`. Written
 * with conditional spreads instead, a request compiles without an optional field that was added to the contract later, and
 * what the visitor typed would never be sent.
 */
export type EveryField<Body> = Body extends readonly (infer Item)[]
  ? EveryField<Item>[]
  : Body extends object
    ? {
        [Name in keyof Required<Body>]:
          | EveryField<Required<Body>[Name]>
          | (object extends Pick<Body, Name> ? undefined : never);
      }
    : Body;

/**
 * A request as it is sent: `undefined` is left out, as JSON leaves it out.
 *
 * @example
 * requestBody<Registration>({ …, giftCode: hasGift ? code : undefined });
 */
export function requestBody<Body>(fields: EveryField<Body>): Body {
  return JSON.parse(JSON.stringify(fields)) as Body;
}
