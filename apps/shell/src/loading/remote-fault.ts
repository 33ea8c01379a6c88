import type { LoadFault } from '@courier/config';

/**
 * Why code of a remote is not there. `server` is an answer of 5xx, `missing` one of 4xx, `integrity` a file that is
 * not the one the registry knows, `contract` a module the shell cannot work with, `needs` a release that needs what the
 * shell does not have, `code` an error it threw.
 */
export type FaultKind = LoadFault;

const PASSING: readonly FaultKind[] = ['network', 'timeout', 'server'];

export class RemoteFault extends Error {
  override name = 'RemoteFault';
  readonly kind: FaultKind;
  readonly status: number | null;
  /** What the shell does not have, of what it needs. */
  readonly need: string | null;

  constructor(
    kind: FaultKind,
    message: string,
    options: { status?: number; need?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status ?? null;
    this.need = options.need ?? null;
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
