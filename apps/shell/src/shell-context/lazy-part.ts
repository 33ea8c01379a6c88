import { lazy, type ComponentType } from 'react';
import { LIMITS } from '@courier/config';
import { RemoteFault } from '../loading/remote-fault';
import { withRetries } from '../loading/with-retries';

/** A lazy part of the frame, with the retries of a remote. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const forever = new AbortController().signal;
  return lazy(async () => ({
    default: await withRetries(
      () =>
        load().catch((cause: unknown) => {
          throw new RemoteFault('network', 'A part of the frame did not arrive', { cause });
        }),
      { retries: LIMITS.lazyLoadRetries, signal: forever },
    ),
  }));
}
