/** What is told of an error: enough to find its place in the code, and nothing of whoever met it. */
export interface ErrorReport {
  /** "TypeError". */
  name: string;
  message: string;
  /** The path of the page, without query and hash. */
  path: string;
  /** The innermost first. */
  stack: readonly StackFrame[];
}

export interface StackFrame {
  function: string;
  /** A path of this origin; a whole address elsewhere. */
  file: string;
  line: number;
  column: number;
}
