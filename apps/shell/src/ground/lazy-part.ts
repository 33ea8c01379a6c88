import { lazy, type ComponentType } from 'react';
import { LIMITS } from '@courier/config';
import { RemoteFault } from '../loading/remote-fault';
import { withRetries } from '../loading/with-retries';

/** A part of the frame whose code comes when it is first shown, tried as often as a remote's. */
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
