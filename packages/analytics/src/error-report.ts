/** The description of an error: enough to find its place in the code, and nothing about the visitor. */
export interface ErrorReport {
  /** "TypeError". */
  name: string;
  message: string;
  /** The path of the page, without query and hash. */
  path: string;
  /** The innermost frame is first. */
  stack: readonly StackFrame[];
}

export interface StackFrame {
  function: string;
  /** A path on this origin, or the complete address on another. */
  file: string;
  line: number;
  column: number;
}
