import type { IncomingMessage, ServerResponse } from 'node:http';

/** How a stand-in answers the next call that matches. `cut after` and `500 after` do what was asked first. */
export type Fault = '429' | '500' | '401' | 'cut' | 'cut after' | '500 after';

interface PlannedFault {
  matches: string;
  fault: Fault;
}

export interface ProviderCall {
  method: string;
  path: string;
  body: string;
}

/** Faults of a stand-in, in order, and the calls it has got. */
export class FaultPlan {
  /** Every answer is a cut connection. */
  isDown = false;
  /** Runs before a call is answered. */
  onCall: ((call: ProviderCall) => Promise<void>) | null = null;
  readonly calls: ProviderCall[] = [];
  readonly #planned: PlannedFault[] = [];

  /** @param matches method and path prefix, e.g. `POST /orders`, or a whole path with `$` at its end */
  plan(matches: string, ...faults: readonly Fault[]): void {
    this.#planned.push(...faults.map((fault) => ({ matches, fault })));
  }

  nextFault(call: ProviderCall): Fault | null {
    if (this.isDown) return 'cut';
    const index = this.#planned.findIndex(({ matches }) => isCall(call, matches));
    return index < 0 ? null : (this.#planned.splice(index, 1)[0]?.fault ?? null);
  }

  /** Forgets the planned faults. */
  clear(): void {
    this.#planned.length = 0;
  }

  count(matches: string): number {
    return this.calls.filter((call) => isCall(call, matches)).length;
  }
}

function isCall({ method, path }: ProviderCall, matches: string): boolean {
  const text = `${method} ${path}`;
  return matches.endsWith('$') ? `${text}$` === matches : text.startsWith(matches);
}

export interface StandInAnswer {
  status: number;
  body?: unknown;
}

/** Serves one call of a stand-in with the planned fault. */
export async function serveWithFaults(
  plan: FaultPlan,
  [request, response]: [IncomingMessage, ServerResponse],
  basePath: string,
  answer: (call: ProviderCall, request: IncomingMessage) => StandInAnswer,
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const path = (request.url ?? '').replace(basePath, '');
  const call = { method: request.method ?? '', path, body: Buffer.concat(parts).toString('utf8') };
  plan.calls.push(call);
  await plan.onCall?.(call);
  const fault = plan.nextFault(call);
  if (fault === 'cut') return void request.socket.destroy();
  if (fault === '429')
    return send(response, { status: 429, body: { message: 'slow down' } }, { 'retry-after': '7' });
  if (fault === '500') return send(response, { status: 500, body: { message: 'broken' } });
  if (fault === '401') return send(response, { status: 401, body: { message: 'token expired' } });
  const normal = answer(call, request);
  if (fault === 'cut after') return void request.socket.destroy();
  if (fault === '500 after') return send(response, { status: 500, body: { message: 'broken' } });
  return send(response, normal);
}

function send(
  response: ServerResponse,
  { status, body }: StandInAnswer,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : body && JSON.stringify(body));
}
