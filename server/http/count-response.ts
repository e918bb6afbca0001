/** A page or a file from memory, a call that went through the routes, or what was no HTTP request at all. */
type ResponseKind = 'page' | 'call' | 'broken';

export type CountResponse = (response: {
  readonly kind: ResponseKind;
  readonly status: number;
  /** Of a call: the pattern of its route, never the path that was asked for. */
  readonly route?: string;
}) => void;
