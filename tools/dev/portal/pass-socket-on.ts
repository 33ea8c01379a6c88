import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { requestPortal } from './ask-portal';
import type { ConnectedPortal } from './connect-portal';
import { someHeaders } from './some-headers';

const OF_A_SOCKET = ['upgrade', 'sec-websocket-key', 'sec-websocket-version', 'sec-websocket-extensions'];

interface AskedSocket {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  /** Of its address: the single-use ticket of the channel. */
  search: string;
}

/** Connects a page's socket with the portal's live channel until one closes. */
export function passSocketOn(
  { origin, live }: ConnectedPortal,
  { request, socket, head, search }: AskedSocket,
): void {
  const { origin: upstream, pathname } = new URL(live.replace(/^ws/, 'http'));
  const outgoing = requestPortal(upstream, {
    path: pathname + search,
    headers: { ...someHeaders(OF_A_SOCKET, request.headers), connection: 'Upgrade', origin },
  });
  outgoing.on('upgrade', (answer, opened, first) => {
    const lines = Object.entries(someHeaders([...OF_A_SOCKET, 'sec-websocket-accept'], answer.headers));
    const written = lines.map(([name, value]) => `${name}: ${String(value)}\r\n`).join('');
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\n${written}\r\n`);
    if (first.length > 0) socket.write(first);
    if (head.length > 0) opened.write(head);
    opened.pipe(socket).pipe(opened);
    opened.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('error', () => opened.destroy()).on('close', () => opened.destroy());
  });
  const rejectSocket = () => void socket.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n');
  outgoing.on('response', rejectSocket).on('error', rejectSocket);
  socket.on('error', () => outgoing.destroy());
  outgoing.end();
}
