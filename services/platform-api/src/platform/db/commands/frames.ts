import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';

const LENGTH_BYTES = 4;

/**
 * Sends a value with its length in front. The format of `node:v8` preserves dates, bytes and bigints, as messages to
 * the worker of the embedded database do.
 */
export function writeFrame(socket: Socket, value: unknown): void {
  const body = serialize(value);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(body.length);
  socket.write(Buffer.concat([length, body]));
}

/** Calls `onFrame` with each complete value. */
export function readFrames(socket: Socket, onFrame: (value: unknown) => void): void {
  const chunks: Buffer[] = [];
  let size = 0;
  let needed = LENGTH_BYTES;
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    while (size >= needed) {
      const buffer = Buffer.concat(chunks.splice(0));
      const end = LENGTH_BYTES + buffer.readUInt32BE();
      const rest = buffer.subarray(buffer.length < end ? 0 : end);
      chunks.push(rest);
      size = rest.length;
      needed = buffer.length < end ? end : LENGTH_BYTES;
      if (buffer.length >= end) onFrame(deserialize(buffer.subarray(LENGTH_BYTES, end)));
    }
  });
}
