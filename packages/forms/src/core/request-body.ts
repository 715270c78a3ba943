/**
 * A request body of the contract with every field named, at every depth: an optional field has a value or is
 * `undefined`. A body built with conditional spreads would still compile after an optional field was added to the
 * contract, and the visitor's input for it would never be sent.
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
 * The request body to send, without the fields that are `undefined`, which JSON omits too.
 *
 * @example
 * requestBody<Registration>({ …, giftCode: hasGift ? code : undefined });
 */
export function requestBody<Body>(fields: EveryField<Body>): Body {
  return JSON.parse(JSON.stringify(fields)) as Body;
}
