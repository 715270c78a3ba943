/** Everything that is reached from some nodes of a graph, these included. */
export function reachedFrom<Node>(from: Iterable<Node>, next: (node: Node) => Iterable<Node>): Set<Node> {
  const reached = new Set(from);
  // Iterating a set also visits items that are added meanwhile.
  for (const node of reached) for (const other of next(node)) reached.add(other);
  return reached;
}

/** Groups of nodes that reach each other, directly or not. */
export function circlesIn<Node>(nodes: Iterable<Node>, next: (node: Node) => Iterable<Node>): Node[][] {
  const reach = new Map([...new Set(nodes)].map((node) => [node, reachedFrom([node], next)]));
  const circles = Array.from(reach, ([node, all]) =>
    [...reach.keys()].filter((other) => all.has(other) && reach.get(other)?.has(node)),
  );
  return circles.filter(([first, second], at) => second !== undefined && first === [...reach.keys()][at]);
}
