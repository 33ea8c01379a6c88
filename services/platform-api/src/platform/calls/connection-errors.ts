import type { FastifyInstance } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { statusRefusal } from './error-answers';
import { refusalBody } from '../requests/refusal';

/** Codes of the HTTP parser; other parse errors are malformed requests. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers invalid HTTP and endless headers in the uniform error shape. */
export function respondToConnectionError(
  this: Pick<FastifyInstance, 'log'>,
  error: Error & { code?: string },
  socket: Socket,
): void {
  // The caller closed the connection.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUSES[error.code ?? ''] ?? 400;
  this.log.debug({ code: error.code }, 'unreadable request');
  if (socket.writable) socket.write(rawAnswer(status));
  socket.destroySoon();
}

function rawAnswer(status: number): string {
  const body = JSON.stringify(refusalBody(statusRefusal(status)));
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}
