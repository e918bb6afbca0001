import { type ReactNode, useEffect, useState } from 'react';
import { apiPaths } from '../../../contract/api.ts';
import type { ServiceResponse } from '../../../contract/api-responses.ts';
import { useApi } from '../../queries/use-api.ts';
import { ServicesList } from './services-list.tsx';
import { ServicesSkeleton } from './services-skeleton.tsx';
import { hashOf, type KnownService, shownServices } from './shown-services.ts';

type HomeServicesProps = {
  /** The list of the document. */
  builtIn: ReactNode;
  /** Of the services in it, by `hashOf`. */
  hash: number;
  known: readonly KnownService[];
  isNavigation?: boolean;
};

/** On local and development hosts the list is fetched; elsewhere, and on failure, it is that of the document. */
export function HomeServices({ builtIn, hash, known, isNavigation }: HomeServicesProps) {
  const [isLocal, setIsLocal] = useState(false);
  useEffect(() => setIsLocal(isLocalHost(location.hostname)), []);
  const { data, isPending } = useApi<readonly ServiceResponse[]>(apiPaths.services, {
    isEnabled: isLocal,
    isExpected: Array.isArray,
  });
  // The same list stays: replacing a link that is just being pressed loses the click.
  if (data && hashOf(data) !== hash) return <ServicesList services={shownServices(data, known)} />;
  return isLocal && isNavigation && isPending ? <ServicesSkeleton /> : builtIn;
}

const NAMES = ['localhost', '127.0.0.1', '[::1]'];
const ENDINGS = ['.localhost', '.local', '.test'];

/** `hostname` is a value of `location.hostname`. */
export function isLocalHost(hostname: string): boolean {
  return NAMES.includes(hostname) || ENDINGS.some((ending) => hostname.endsWith(ending));
}
