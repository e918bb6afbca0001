import autocannon from 'autocannon';
import { apiPaths } from '../../contract/api.ts';
import type { LeadRequest } from './lead-requests.ts';

const CONNECTIONS = 32;

/** Sends as fast as the server accepts. Every request is answered, so that the accepted ones can be counted. */
export async function flood(url: string, amount: number, nextLead: () => LeadRequest) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount,
    requests: [
      {
        method: 'POST',
        path: apiPaths.contact,
        setupRequest: (request) => ({ ...request, ...nextLead() }),
      },
    ],
  });
  return { accepted: result['2xx'], perSecond: result['2xx'] / result.duration };
}
