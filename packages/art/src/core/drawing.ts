export interface Drawing {
  /** A whole `<svg>` element. Ids inside carry a prefix of their own, so several may share a page. */
  svg: string;
  width: number;
  height: number;
  /** The colour that stands in while the picture loads, as `#rrggbb`. */
  colour: string;
}
