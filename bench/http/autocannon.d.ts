/** The part of autocannon that the bench uses; the package has no types. */
declare module 'autocannon' {
  type CannonRequest = {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string | Buffer;
    setupRequest?(request: CannonRequest): CannonRequest;
  };

  type CannonOptions = {
    url: string;
    connections: number;
    duration?: number;
    /** Number of requests, instead of a duration: every request is answered before the run ends. */
    amount?: number;
    headers?: Record<string, string>;
    requests?: CannonRequest[];
  };

  type CannonResult = {
    /** In seconds. */
    duration: number;
    requests: { total: number };
    latency: { p99: number };
    '2xx': number;
    non2xx: number;
    errors: number;
  };

  export default function autocannon(options: CannonOptions): Promise<CannonResult>;
}
