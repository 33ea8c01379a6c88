/** Headers of a connection, not of the message (RFC 9110, 7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers that could forge a caller: only the balancer sets the origin of a call. */
const CLAIMS = new Set([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]);

function* pairs(rawHeaders) {
  for (let at = 0; at < rawHeaders.length; at += 2) yield [rawHeaders[at], rawHeaders[at + 1]];
}

/** Headers without those of the connection, as a flat list that keeps repetitions. */
export function endToEnd(rawHeaders) {
  const kept = [];
  for (const [name, value] of pairs(rawHeaders)) {
    if (!HOP_BY_HOP.has(name.toLowerCase())) kept.push(name, value);
  }
  return kept;
}

/**
 * Headers for an instance: Host is unchanged, and the origin of the call comes from the connection, not from
 * the caller.
 */
export function forwardedHeaders(rawHeaders, remoteAddress, { keepUpgrade = false } = {}) {
  const kept = [];
  for (const [name, value] of pairs(rawHeaders)) {
    const lower = name.toLowerCase();
    const isUpgrade = keepUpgrade && (lower === 'connection' || lower === 'upgrade');
    if (CLAIMS.has(lower) || (HOP_BY_HOP.has(lower) && !isUpgrade)) continue;
    kept.push(name, value);
  }
  return [...kept, 'X-Forwarded-For', remoteAddress ?? '', 'X-Forwarded-Proto', 'http'];
}
