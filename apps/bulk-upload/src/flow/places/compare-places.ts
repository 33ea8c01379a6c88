import type { BenchStore } from '../bench/create-bench';
import type { BulkServices } from '../job/place-job';
import { secondLookOptions } from './second-look';

/** Looks the places of the bench up again, in the background unless the answers are cached. */
export function comparePlaces(services: BulkServices, store: BenchStore): void {
  const subjects = store.placeSubjects();
  if (!subjects.some(({ position, source }) => position !== null && source !== 'user')) return;
  const { cache, ports } = services;
  const options = secondLookOptions(services, subjects);
  const secondLook = cache.getQueryData<Awaited<ReturnType<typeof options.queryFn>>>(options.queryKey);
  if (secondLook) {
    store.state.setState({ secondLook });
    return;
  }
  cache.fetchQuery(options).then(
    (answer) => store.state.setState({ secondLook: answer }),
    (error: unknown) => {
      ports.analytics.trackError('bulk-second-look', error);
      store.state.setState({ isSecondLookMissing: true });
    },
  );
}
