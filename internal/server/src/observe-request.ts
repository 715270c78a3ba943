/** Is told of each request when it is answered. A module of its own, so that the metrics load only where they are configured. */
export type ObserveRequest = (request: {
  method: string;
  /** The pattern of the route and never the path: a path may contain a secret, and there is any number of them. */
  route: string;
  status: number;
  ms: number;
}) => void;
