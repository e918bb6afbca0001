/** `page`: a page or file from memory. `call`: a request handled by a route. `broken`: not a valid HTTP request. */
type ResponseKind = 'page' | 'call' | 'broken';

export type CountResponse = (response: {
  readonly kind: ResponseKind;
  readonly status: number;
  /** For a call, the pattern of its route; never the requested path. */
  readonly route?: string;
}) => void;
