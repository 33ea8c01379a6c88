import type { RemoteRelease } from '@courier/config/registry';
import * as v from 'valibot';
import { RemoteFault } from './remote-fault';

const manifestSchema = v.object({
  metaData: v.object({ remoteEntry: v.object({ name: v.string(), path: v.optional(v.string(), '') }) }),
});

/**
 * Address of the container of a release. Development servers and old releases name it in the federation
 * manifest, all others in the registry.
 * @param ask loads the manifest @param base address of the portal
 * @throws RemoteFault for an invalid manifest, and the errors of `ask`
 */
export async function containerAddress(
  { entry, container }: Pick<RemoteRelease, 'entry' | 'container'>,
  base: string,
  ask: (address: string) => Promise<Response>,
): Promise<string> {
  const address = new URL(entry, base);
  if (container !== undefined || /\.m?js$/.test(address.pathname))
    return new URL(container ?? entry, address).href;
  const answer = await ask(address.href);
  const read = v.safeParse(manifestSchema, await answer.json().catch(() => null));
  if (!read.success) throw new RemoteFault('code', `${address.href} is no manifest of a remote`);
  const { name, path } = read.output.metaData.remoteEntry;
  return new URL(path === '' ? name : `${path.replace(/\/$/, '')}/${name}`, address).href;
}
