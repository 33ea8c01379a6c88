import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TlsPortal {
  origin: string;
  /** Certificate that a client has to trust, as for NODE_EXTRA_CA_CERTS. */
  certificateFile: string;
  close(): void;
}

/** A stand-in of a TLS proxy with a healthy portal behind it. */
export async function servePortalWithTls({ days }: { days: number }): Promise<TlsPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'courier-tls-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', String(days)];
  execFileSync(
    'openssl',
    ['req', ...options, '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  );
  const server = createServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (_request, answer) => answer.end('ok'),
  );
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `https://localhost:${address.port}`,
    certificateFile: certificate,
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
