declare global {
  /** Path -> answer under way: the two scripts of the document share nothing else. */
  var courierEarlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** Milliseconds after which an early call counts as failed; nobody who takes it can end it sooner. */
const PATIENCE_MS = 8000;

const pathOf = (address: string | URL) => new URL(address, document.baseURI).pathname;

/** Sends a call whose answer somebody will take once their code has arrived. */
export function sendEarly(address: string | URL): void {
  const answer = fetch(address, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  // Whoever takes it hears of a failure; without a taker it concerns nobody.
  answer.catch(() => undefined);
  globalThis.courierEarlyAnswers ??= new Map();
  globalThis.courierEarlyAnswers.set(pathOf(address), answer);
}

/** `fetch`, except that an answer sent for early is handed out, once. */
export function fetchOrTake(address: string | URL, init?: RequestInit): Promise<Response> {
  const path = pathOf(address);
  const early = globalThis.courierEarlyAnswers?.get(path);
  globalThis.courierEarlyAnswers?.delete(path);
  return early ?? fetch(address, init);
}
