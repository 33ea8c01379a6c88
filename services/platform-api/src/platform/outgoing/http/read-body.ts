import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { OutgoingFailure } from './outgoing-failure';

interface BodyLimits {
  mostBytes: number;
  isBodyUnused?: boolean;
}

/** @throws OutgoingFailure `lost` for a body that is too large: the call had its effect */
export async function readBody(
  answer: IncomingMessage,
  { mostBytes, isBodyUnused = false }: BodyLimits,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of unpack(answer) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    // Leaving the loop closes the connection.
    if (bytes > mostBytes && isBodyUnused) break;
    if (bytes > mostBytes) throw new OutgoingFailure('lost', answer.statusCode ?? null, 'answer too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The limit counts unpacked bytes. */
const unpack = (answer: IncomingMessage): Readable =>
  answer.headers['content-encoding'] === 'gzip'
    ? // A broken connection or archive ends the loop of the reader with its error.
      pipeline(answer, createGunzip(), () => undefined)
    : answer;
