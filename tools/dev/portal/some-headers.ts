import type { OutgoingHttpHeaders } from 'node:http';

export const someHeaders = (names: readonly string[], headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));
