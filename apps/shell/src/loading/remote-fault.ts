/**
 * Why code of a remote is not there. `server` is an answer of 5xx, `missing` one of 4xx, `integrity` a file that is
 * not the one the registry knows, `contract` a module the shell cannot work with, `code` an error it threw.
 */
export type FaultKind = 'network' | 'timeout' | 'server' | 'missing' | 'integrity' | 'contract' | 'code';

const PASSING: readonly FaultKind[] = ['network', 'timeout', 'server'];

export class RemoteFault extends Error {
  override name = 'RemoteFault';
  readonly kind: FaultKind;
  readonly status: number | null;

  constructor(kind: FaultKind, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status ?? null;
  }

  /** Whether it may pass by itself, so that trying again makes sense. */
  get isPassing(): boolean {
    return PASSING.includes(this.kind);
  }
}

export function asFault(error: unknown): RemoteFault {
  if (error instanceof RemoteFault) return error;
  return new RemoteFault('code', error instanceof Error ? error.message : String(error), { cause: error });
}
