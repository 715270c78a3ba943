/** What designers need to know about a component: `parameters.design` of its stories, shown on its page in Storybook. */
export interface Design {
  /** When to use it: one sentence for each case. */
  use: readonly [string, ...string[]];
  /** When not to use it, and what to use instead. */
  avoid: readonly [string, ...string[]];
  /** Its parts, in the order in which they are seen. */
  anatomy: readonly [string, ...string[]];
  /** What keyboards, screen readers and other aids get. */
  accessibility: readonly [string, ...string[]];
}
