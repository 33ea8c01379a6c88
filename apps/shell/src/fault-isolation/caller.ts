type FindRemote = (stack: string | undefined) => { remote: string } | null;

interface Caller {
  /** One line. Its text is built when it is read, which takes longer than recording it. */
  stack?: string;
}

interface StackErrors {
  stackTraceLimit?: number;
  captureStackTrace?: (target: object, wrapper: unknown) => void;
}

/** Without these functions in an older browser, nothing is recorded. */
const errors = Error as unknown as StackErrors;

type Wrapper = (...given: never[]) => unknown;

/**
 * The caller of a wrapper of a browser function.
 * @param wrapper the running function; frames above it are left out
 */
export function recordCaller(wrapper: Wrapper): Caller {
  const caller: Caller = {};
  const { stackTraceLimit } = errors;
  errors.stackTraceLimit = 1;
  errors.captureStackTrace?.(caller, wrapper);
  if (stackTraceLimit === undefined) delete errors.stackTraceLimit;
  else errors.stackTraceLimit = stackTraceLimit;
  return caller;
}

/** The remote whose own file is the caller; null for the shell and shared modules. */
export const findCaller = ({ stack }: Caller, findRemote: FindRemote): string | null =>
  findRemote(stack)?.remote ?? null;

export type { Caller };
