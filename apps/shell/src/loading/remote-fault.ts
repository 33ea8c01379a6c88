import type { LoadFault } from '@courier/config';

/**
 * Why a part of a remote is not available: `server` is a 5xx answer, `missing` a 4xx answer, `integrity` a
 * file that does not match its hash, `contract` a module with an unsupported contract, `needs` a release that
 * needs a module the shell does not share, `code` an error thrown by the remote.
 */
export type FaultKind = LoadFault;

const PASSING: readonly FaultKind[] = ['network', 'timeout', 'server'];

export class RemoteFault extends Error {
  override name = 'RemoteFault';
  readonly kind: FaultKind;
  readonly status: number | null;
  /** The missing modules. */
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

  /** Whether the fault may be transient, so that a retry makes sense. */
  get isPassing(): boolean {
    return PASSING.includes(this.kind);
  }
}

export function asFault(error: unknown): RemoteFault {
  if (error instanceof RemoteFault) return error;
  return new RemoteFault('code', error instanceof Error ? error.message : String(error), { cause: error });
}
