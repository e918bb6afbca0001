import { useEffect, useState } from 'react';
import { apiPaths } from '../../../contract/api.ts';
import type { ServiceAnswer } from '../../../contract/read-only-answers.ts';
import { fetchJson } from '../../queries/fetch-json.ts';
import { usePrerendered } from '../../ui/use-prerendered.ts';
import { isLocalHost } from './local-host.ts';
import { answeredServices, builtInServices, type ShownService } from './shown-services.ts';

type ServicesState =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | { readonly status: 'loaded'; readonly services: readonly ShownService[] };

/** An answer never goes stale; a failed call is made again when Home is opened again. */
let answered: readonly ShownService[] | undefined;
let call: Promise<readonly ShownService[]> | undefined;

/** On local and development hosts the list comes from the services call; elsewhere, and on failure, it is built in. */
export function useServices(): ServicesState {
  const isPrerendered = usePrerendered();
  const [state, setState] = useState<ServicesState>(() => {
    if (isPrerendered || !isLocalHost(location.hostname)) return withBuiltIn();
    return answered ? { status: 'loaded', services: answered } : { status: 'loading' };
  });

  useEffect(() => {
    if (!isLocalHost(location.hostname)) return;
    let isCurrent = true;
    const show = (next: ServicesState) => isCurrent && setState(next);
    fetchServices().then(
      (services) => show({ status: 'loaded', services }),
      () => show(withBuiltIn()),
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  return state;
}

function fetchServices(): Promise<readonly ShownService[]> {
  call ??= fetchJson<readonly ServiceAnswer[]>(apiPaths.services).then(
    (answer) => {
      answered = answeredServices(answer);
      return answered;
    },
    (error) => {
      call = undefined;
      throw error;
    },
  );
  return call;
}

function withBuiltIn(): ServicesState {
  return builtInServices.length > 0 ? { status: 'loaded', services: builtInServices } : { status: 'error' };
}
