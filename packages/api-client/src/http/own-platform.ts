/*
 * The browser's own functions as they were when this code was read, which is before that of any remote. Tokens pass
 * through these, so that what a remote puts in their place on the window or on a prototype sees none of them.
 * docs/security.md says what that does not promise.
 */
const { apply } = Reflect;
const { text, clone, arrayBuffer } = Response.prototype;
const { parse, stringify } = JSON;

/** `JSON` of the browser itself. */
export const ownJson = { parse, stringify } as const;

const OwnHeaders = Headers;
/** @throws TypeError for a name or value that no header can hold */
export const checkHeaders = (headers: Record<string, string>): void => void new OwnHeaders(headers);

/** `encodeURIComponent` of the browser itself. */
export const ownEncode = encodeURIComponent;

/** Where there is one: tests and servers may have none. */
export const OwnWebSocket: typeof globalThis.WebSocket | undefined = globalThis.WebSocket;

const fetchNow = globalThis.fetch;
/** `fetch` of the browser itself. */
export const ownFetch: typeof globalThis.fetch = (input, init) => apply(fetchNow, globalThis, [input, init]);

/** The body of an answer as text. @throws TypeError when the connection is cut half-way */
export const textOf = (answer: Response): Promise<string> => apply(text, answer, []) as Promise<string>;

/** Settles when the whole body of an answer has arrived, and leaves the answer to be read. */
export async function arrivalOf(answer: Response): Promise<void> {
  await (apply(arrayBuffer, apply(clone, answer, []), []) as Promise<unknown>);
}
