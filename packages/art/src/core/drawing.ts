export interface Drawing {
  /** A whole `<svg>` element. Its ids have their own prefix, so that a page can contain several drawings. */
  svg: string;
  width: number;
  height: number;
  /** The placeholder colour while the picture loads, as `#rrggbb`. */
  colour: string;
}
