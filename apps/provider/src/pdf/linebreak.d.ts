declare module 'linebreak' {
  /** Where Unicode lets a line break (UAX #14). */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
