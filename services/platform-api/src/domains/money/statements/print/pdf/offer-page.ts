import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '../../../../texts';

export interface OfferedPage {
  address: string;
  close(): void;
}

/** Offers a page to a browser on this machine, once, at an address that nothing else knows, without scripts. */
export async function offerPage({ html, policy }: Page): Promise<OfferedPage> {
  const path = `/${randomBytes(32).toString('base64url')}`;
  let isSent = false;
  const server = createServer((request, response) => {
    if (isSent || request.url !== path) {
      response.writeHead(404).end();
      return;
    }
    isSent = true;
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': `sandbox; ${policy}`,
      })
      .end(html);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${path}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
