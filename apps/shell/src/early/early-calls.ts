declare global {
  /** Address and authorization -> answer under way: all that the workspace's two scripts share. */
  var courierEarlyCalls: Map<string, Promise<Response>> | undefined;
}

const keyOf = (address: string, authorization = '') =>
  `${authorization} ${new URL(address, document.baseURI).href}`;

/** Sends a call whose answer somebody will take once their code has been read. */
export function sendEarly(address: string, authorization?: string): void {
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    ...(authorization === undefined ? {} : { Authorization: authorization }),
  };
  const answer = fetch(address, authorization === undefined ? {} : { headers });
  // Whoever takes it hears of a failure; without a taker it concerns nobody.
  answer.catch(() => undefined);
  globalThis.courierEarlyCalls ??= new Map();
  globalThis.courierEarlyCalls.set(keyOf(address, authorization), answer);
}

/** The early answer of a call, once; undefined when it was not sent early. */
export function takeEarly(address: string, authorization?: string): Promise<Response> | undefined {
  const key = keyOf(address, authorization);
  const answer = globalThis.courierEarlyCalls?.get(key);
  globalThis.courierEarlyCalls?.delete(key);
  return answer;
}

/** A fetch that hands out early answers to the GET calls they belong to. */
export function withEarlyAnswers(fetcher: typeof fetch): typeof fetch {
  return (input, init) => {
    const headers = (init?.headers ?? {}) as Record<string, string>;
    const isPlain = typeof input === 'string' && (init?.method ?? 'GET') === 'GET';
    const answer = isPlain ? takeEarly(input, headers['Authorization']) : undefined;
    if (!answer) return fetcher(input, init);
    const signal = init?.signal;
    if (!signal) return answer;
    return Promise.race([
      answer,
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      }),
    ]);
  };
}
