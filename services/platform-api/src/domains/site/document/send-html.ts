import type { FastifyReply, FastifyRequest } from 'fastify';
import { createBrotliCompress, constants } from 'node:zlib';

const DATA = '<script type="application/json"';

/** Splits a page after its prerendered screen, or before the data blocks. */
export function splitPage(html: string, firstPaint: string): readonly [string, string] {
  const end = firstPaint === '' ? html.indexOf(DATA) : html.indexOf(firstPaint) + firstPaint.length;
  return [html.slice(0, Math.max(0, end)), html.slice(Math.max(0, end))];
}

const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * Every answer differs, so it is compressed on the fly, with a fast level. The first part is flushed at once,
 * so that the browser requests the files it names early.
 */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  [first, rest]: readonly [string, string],
): Promise<FastifyReply> {
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(first + rest);
  const compressed = createBrotliCompress({ params: PARAMS });
  if (first === '') compressed.end(rest);
  else {
    compressed.write(first);
    compressed.flush(() => compressed.end(rest));
  }
  return reply.header('content-encoding', 'br').send(compressed);
}
