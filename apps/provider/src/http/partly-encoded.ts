/** A result of which some arrays are already JSON, because they were checked and encoded when they were stored. */
export class PartlyEncoded<Result> {
  readonly #result: Result;
  readonly #encoded: Partial<Record<string, string>>;

  /**
   * @param result with an empty array in place of each encoded one
   * @param encoded the arrays' JSON by the name of their field, which is no field of anything inside the result
   */
  constructor(result: Result, encoded: Partial<Record<keyof Result & string, string>>) {
    this.#result = result;
    this.#encoded = encoded;
  }

  /** A text inside the JSON cannot be taken for an empty array, because its quotation marks are escaped. */
  toJson(encode: (result: Result) => string): string {
    return Object.entries(this.#encoded).reduce(
      (json, [name, array]) => json.replace(`"${name}":[]`, () => `"${name}":${array}`),
      encode(this.#result),
    );
  }
}
