import { type ReactNode, useEffect, useState } from 'react';
import { apiPaths } from '../../../contract/api.ts';
import type { ServiceAnswer } from '../../../contract/read-only-answers.ts';
import { Queries, useCall } from '../../queries/queries.tsx';
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

/** On local and development hosts the list comes from the services call; elsewhere, and on failure, it is built in. */
export function HomeServices(props: HomeServicesProps) {
  const [isLocal, setIsLocal] = useState(false);
  useEffect(() => setIsLocal(isLocalHost(location.hostname)), []);
  if (!isLocal && !(props.isVisit && isLocalHost(location.hostname))) return props.builtIn;
  return (
    <Queries>
      <CalledServices {...props} />
    </Queries>
  );
}

function CalledServices({ builtIn, known, isVisit = false }: HomeServicesProps) {
  const { data, isPending } = useCall<ServiceAnswer[]>(apiPaths.services);
  if (data) return <ServicesList services={shownServices(data, known)} />;
  return isPending && isVisit ? <ServicesSkeleton /> : builtIn;
}
