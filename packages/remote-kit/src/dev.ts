import { parseArgs } from 'node:util';
import { PORTAL_OPTIONS, connectNamedPortal } from '../../../tools/dev/portal/asked-portal';
import { isFreePort } from '../../../tools/portal/free-port';
import { serveRemote } from '../../../tools/dev/serve-remote';
import { parsePort } from './dev-port';
import type { RemoteHere } from './remote-here';

/** Serves the remote alone and to portals until it is ended. */
export async function dev(remote: RemoteHere, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' }, ...PORTAL_OPTIONS } });
  const port = parsePort(values.port ?? process.env['PORT'], remote.port);
  if (!(await isFreePort(port)))
    throw new Error(
      `Port ${port} is in use; end what uses it, or take another: courier-remote dev --port 3100`,
    );
  const portal = await connectNamedPortal(values);
  await serveRemote({ root: remote.root, name: remote.manifest.name, port, build: remote.build, portal });
}
