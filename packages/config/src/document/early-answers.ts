/**
 * Address and authorization -> pending answer. Not a Map, because a remote could patch its prototype and read the keys.
 */
type EarlyAnswers = Record<string, Promise<Response>>;

declare global {
  /** Shared by a document's two scripts. */
  var courierEarlyAnswers: EarlyAnswers | undefined;
}

const answers = (globalThis.courierEarlyAnswers ??= Object.create(null) as EarlyAnswers);

/** The second script calls this before any other code, so that later code cannot find the answers. */
export function hideEarlyAnswers(): void {
  globalThis.courierEarlyAnswers = undefined;
}

const earlyAnswerKey = (address: string | URL, authorization = '') =>
  `${authorization} ${new URL(address, document.baseURI).href}`;

interface EarlyCall {
  /** With an `Authorization`, only a call with the same one gets the answer. */
  headers?: Record<string, string>;
  /** For calls that no consumer can abort earlier. */
  signal?: AbortSignal;
}

/** Timeout in milliseconds of an early call without a signal, including its body. */
export const EARLY_PATIENCE_MS = 8000;

const STATUS_WITHOUT_BODY = [204, 205, 304];

/** Reads the whole body, so that late consumption cannot lose it. */
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
  answers[earlyAnswerKey(address, call.headers?.['Authorization'])] = answer;
}

/** The early answer of a call, once; undefined without one. */
export function consumeEarly(address: string | URL, authorization?: string): Promise<Response> | undefined {
  const key = earlyAnswerKey(address, authorization);
  const answer = answers[key];
  delete answers[key];
  return answer;
}

export function withEarlyAnswers(fetcher: typeof fetch): typeof fetch {
  return (input, init) => {
    const headers = (init?.headers ?? {}) as Record<string, string>;
    const isPlain = typeof input === 'string' && (init?.method ?? 'GET') === 'GET';
    const answer = isPlain ? consumeEarly(input, headers['Authorization']) : undefined;
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
