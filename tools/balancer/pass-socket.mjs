import { connect } from 'node:net';
import { forwardedHeaders } from './forwarded.mjs';

const CONNECT_WITHIN_MS = 2000;

/** Connects to the first available instance. @returns the socket, or null */
async function connectTo(readiness) {
  for (const target of readiness.inTurn()) {
    const socket = await new Promise((resolve) => {
      const trying = connect(target.port, target.host);
      trying.setTimeout(CONNECT_WITHIN_MS, () => trying.destroy());
      trying.once('connect', () => resolve(trying.setTimeout(0)));
      trying.once('close', () => resolve(null));
      trying.on('error', () => undefined);
    });
    if (socket) return socket;
    readiness.failed(target);
  }
  return null;
}

/** Connects an upgrade request, such as the live channel's, with an instance. */
export async function passSocket(readiness, incoming, socket, head) {
  socket.on('error', () => socket.destroy());
  const instance = await connectTo(readiness);
  if (!instance)
    return socket.end('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\n\r\n');
  if (socket.destroyed) return instance.destroy();
  const headers = forwardedHeaders(incoming.rawHeaders, socket.remoteAddress, { keepUpgrade: true });
  const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
  instance.write(`${lines.join('\r\n')}\r\n\r\n`);
  if (head.length > 0) instance.write(head);
  for (const [from, to] of [
    [socket, instance],
    [instance, socket],
  ]) {
    from.setNoDelay(true);
    from.pipe(to);
    from.once('close', () => to.destroy());
  }
}
