import { WebSocket } from 'ws';
import { API } from './place-order';
import type { TestApp } from '../server/start-test-app';

export interface LiveSocket {
  socket: WebSocket;
  /** 'open', or the HTTP status of a refused handshake. */
  outcome: Promise<'open' | number>;
  closed: Promise<number>;
  heard: Record<string, unknown>[];
  send(message: object): void;
  next(): Promise<Record<string, unknown>>;
  subscribe(vendorId: string, more?: object): Promise<Record<string, unknown>>;
}

/** @param origin from `listen()` */
export function openLive(
  origin: string,
  authorization: string,
  headers: Record<string, string> = {},
): LiveSocket {
  const address = `${origin.replace('http:', 'ws:')}/live?Authorization=${encodeURIComponent(authorization)}`;
  const socket = new WebSocket(address, { headers });
  const heard: Record<string, unknown>[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  socket.on('error', () => undefined);
  const send = (message: object) => socket.send(JSON.stringify(message));
  const next = () =>
    new Promise<Record<string, unknown>>((resolve) =>
      socket.once('message', (data) => resolve(JSON.parse(String(data)))),
    );
  return {
    socket,
    heard,
    send,
    next,
    outcome: new Promise((resolve) => {
      socket.once('open', () => resolve('open'));
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    }),
    closed: new Promise((resolve) => socket.once('close', resolve)),
    subscribe: (vendor_id, more = {}) => {
      const answer = next();
      send({ action: 'subscribeToVendor', vendor_id, ...more });
      return answer;
    },
  };
}

/** `Ticket …` of a session. */
export async function requestTicket(server: TestApp, authorization: string): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `${API}/live/ticket`,
    headers: { authorization },
  });
  return `Ticket ${answer.json<{ result: { ticket: string } }>().result.ticket}`;
}
