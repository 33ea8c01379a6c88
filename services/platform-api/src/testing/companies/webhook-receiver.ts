import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  id: string;
  orderId: string;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  /** In order of arrival, repeats included. */
  received: ReceivedWebhook[];
  close(): Promise<void>;
}

/** A dispatch system that accepts every webhook. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      const { data } = JSON.parse(body) as { data: { delivery: { order_id: string } } };
      received.push({ id: String(request.headers['webhook-id']), orderId: data.delivery.order_id, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/courier`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
