import type { FastifyReply, FastifyRequest } from 'fastify';
import { createBrotliCompress, constants } from 'node:zlib';

const DATA = '<script type="application/json"';

/** What a page begins with, its first frame or all but the data, and the rest. */
export function partsOf(html: string, firstPaint: string): readonly [string, string] {
  const end = firstPaint === '' ? html.indexOf(DATA) : html.indexOf(firstPaint) + firstPaint.length;
  return [html.slice(0, Math.max(0, end)), html.slice(Math.max(0, end))];
}

const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * Html differs in every answer, so it is compressed on the way out; quickly rather than well. What the page begins with
 * leaves at once, so that the browser asks for what it names before the rest is there.
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
