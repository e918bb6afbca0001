import { type ReactNode, useEffect, useState } from 'react';
import { apiPaths } from '../../../contract/api.ts';
import type { ServiceAnswer } from '../../../contract/read-only-answers.ts';
import { fetchJson } from '../../queries/fetch-json.ts';
import { isLocalHost } from './local-host.ts';
import { ServicesList } from './services-list.tsx';
import { ServicesSkeleton } from './services-skeleton.tsx';
import { type KnownService, shownServices } from './shown-services.ts';

type HomeServicesProps = {
  /** The list that is built in. */
  builtIn: ReactNode;
  known: readonly KnownService[];
  isVisit?: boolean;
};

type State = 'built-in' | 'loading' | readonly ServiceAnswer[];

/** On local and development hosts the list comes from the services call; elsewhere, and on failure, it is built in. */
export function HomeServices({ builtIn, known, isVisit = false }: HomeServicesProps) {
  const [state, setState] = useState<State>(
    () => answered ?? (isVisit && isLocal() ? 'loading' : 'built-in'),
  );

  useEffect(() => {
    if (!isLocal()) return;
    let isMounted = true;
    fetchServices().then(
      (services) => isMounted && setState(services),
      () => isMounted && setState('built-in'),
    );
    return () => {
      isMounted = false;
    };
  }, []);

  if (state === 'loading') return <ServicesSkeleton />;
  return state === 'built-in' ? builtIn : <ServicesList services={shownServices(state, known)} />;
}

/**
 * An answer never goes stale. Not kept by TanStack Query: it would weigh 9 KB on Home, for a call that no visitor
 * of a public host makes.
 */
let answered: readonly ServiceAnswer[] | undefined;

async function fetchServices(): Promise<readonly ServiceAnswer[]> {
  answered ??= await fetchJson<readonly ServiceAnswer[]>(apiPaths.services);
  return answered;
}

function isLocal(): boolean {
  return typeof location !== 'undefined' && isLocalHost(location.hostname);
}
