import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider's own ledger, which outlives the charging server. At most one charge is active per reference. */
export interface ChargeBooks {
  origin: string;
  /** References of all charges ever made. */
  charges: readonly string[];
  held: ReadonlyMap<string, string>;
  nextAnswer(): Promise<void>;
  close(): Promise<void>;
}

export async function openChargeBooks(): Promise<ChargeBooks> {
  const charges: string[] = [];
  const held = new Map<string, string>();
  let onAnswer: (() => void)[] = [];
  const server = createServer((request, response) => {
    const reference = request.url?.split('/').at(-1) ?? '';
    if (request.method === 'DELETE') {
      held.delete(reference);
      return void response.end();
    }
    if (request.method === 'GET')
      return void response.writeHead(held.has(reference) ? 200 : 404).end(held.get(reference));
    if (!held.has(reference)) {
      held.set(reference, `charge-${charges.length}`);
      charges.push(reference);
    }
    response.end(held.get(reference), () => {
      for (const resolve of onAnswer) resolve();
      onAnswer = [];
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    charges,
    held,
    nextAnswer: () => new Promise((resolve) => onAnswer.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
