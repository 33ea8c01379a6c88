/** Address and authorization -> answer under way. No map: what a remote puts on its prototype would be handed the keys. */
type EarlyAnswers = Record<string, Promise<Response>>;

declare global {
  /** All that a document's two scripts share. */
  var courierEarlyAnswers: EarlyAnswers | undefined;
}

const answers = (globalThis.courierEarlyAnswers ??= Object.create(null) as EarlyAnswers);

/** Called by the second script of a document before any other code; later code cannot find the answers. */
export function hideEarlyAnswers(): void {
  globalThis.courierEarlyAnswers = undefined;
}

const keyOf = (address: string | URL, authorization = '') =>
  `${authorization} ${new URL(address, document.baseURI).href}`;

interface EarlyCall {
  /** With an `Authorization`, only a call with the same one gets the answer. */
  headers?: Record<string, string>;
  /** Aborts the call when no consumer can abort it earlier. */
  signal?: AbortSignal;
}

/** Milliseconds after which an early call without an abort counts as failed, also when its answer stops half-way. */
export const EARLY_PATIENCE_MS = 8000;

const STATUS_WITHOUT_BODY = [204, 205, 304];

/** The answer with all of its body: what has come cannot be given up for being read late. */
async function whole(answer: Response): Promise<Response> {
  const body = STATUS_WITHOUT_BODY.includes(answer.status) ? null : await answer.blob();
  const { status, statusText, headers } = answer;
  return new Response(body, { status, statusText, headers });
}

/** Sends a GET call whose answer is consumed after the code has loaded. */
export function sendEarly(
  address: string | URL,
  call: EarlyCall = {},
  fetcher: typeof fetch = (...asked) => fetch(...asked),
): void {
  const answer = fetcher(address, call).then(whole);
  // Avoids an unhandled rejection: only a consumer gets the failure.
  answer.catch(() => undefined);
  answers[keyOf(address, call.headers?.['Authorization'])] = answer;
}

/** The early answer of a call, once; undefined when it was not sent early. */
export function takeEarly(address: string | URL, authorization?: string): Promise<Response> | undefined {
  const key = keyOf(address, authorization);
  const answer = answers[key];
  delete answers[key];
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
