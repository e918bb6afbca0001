import { type ReactNode, useEffect, useState } from 'react';
import { apiPaths } from '../../../contract/api.ts';
import type { ServiceResponse } from '../../../contract/api-responses.ts';
import { fetchJson } from '../../queries/fetch-json.ts';
import { isLocalHost } from './local-host.ts';
import { ServicesList } from './services-list.tsx';
import { ServicesSkeleton } from './services-skeleton.tsx';
import { type KnownService, shownServices } from './shown-services.ts';

type HomeServicesProps = {
  /** The prerendered list. */
  builtIn: ReactNode;
  known: readonly KnownService[];
  isVisit?: boolean;
};

type State = 'built-in' | 'loading' | readonly ServiceResponse[];

/** On local and development hosts the list is fetched; elsewhere, and on failure, it is the prerendered one. */
export function HomeServices({ builtIn, known, isVisit }: HomeServicesProps) {
  const [state, setState] = useState<State>('built-in');

  useEffect(() => {
    if (!isLocalHost(location.hostname)) return;
    if (isVisit && !cached) setState('loading');
    fetchServices().then(setState, () => setState('built-in'));
  }, [isVisit]);

  if (state === 'loading') return <ServicesSkeleton />;
  return state === 'built-in' ? builtIn : <ServicesList services={shownServices(state, known)} />;
}

/** Without TanStack Query, which would add 9 KB to Home for a call that public hosts do not make. */
let cached: readonly ServiceResponse[] | undefined;

async function fetchServices(): Promise<readonly ServiceResponse[]> {
  cached ??= await fetchJson<readonly ServiceResponse[]>(apiPaths.services, { isExpected: Array.isArray });
  return cached;
}
