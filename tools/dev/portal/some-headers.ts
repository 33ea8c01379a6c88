import type { OutgoingHttpHeaders } from 'node:http';

/** Of these headers the named ones. */
export const someHeaders = (names: readonly string[], headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
