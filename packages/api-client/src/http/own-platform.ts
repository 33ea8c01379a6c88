/*
 * Native functions captured before any remote runs. Tokens pass only through these, so that a remote that patches the
 * window or a prototype sees none. For the limits see docs/security.md.
 */
const { apply } = Reflect;
const { text, clone, arrayBuffer } = Response.prototype;
const { parse, stringify } = JSON;

export const ownJson = { parse, stringify } as const;

const OwnHeaders = Headers;
/** @throws TypeError for an invalid name or value */
export const checkHeaders = (headers: Record<string, string>): void => void new OwnHeaders(headers);

export const ownEncode = encodeURIComponent;

/** Undefined in some tests and servers. */
export const OwnWebSocket: typeof globalThis.WebSocket | undefined = globalThis.WebSocket;

const fetchNow = globalThis.fetch;
export const ownFetch: typeof globalThis.fetch = (input, init) => apply(fetchNow, globalThis, [input, init]);

/** Body as text. @throws TypeError when the connection is cut half-way */
export const readBodyText = (answer: Response): Promise<string> => apply(text, answer, []) as Promise<string>;

/** Settles when the whole body has arrived; the body stays readable. */
export async function waitForBody(answer: Response): Promise<void> {
  await (apply(arrayBuffer, apply(clone, answer, []), []) as Promise<unknown>);
}
