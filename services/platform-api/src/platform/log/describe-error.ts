/** Log entry of an error, in the form that tools for pino read. */
export interface ErrorDescription extends Record<string, unknown> {
  type: string;
  message: string;
  stack: string;
  code?: string | number;
  /** Names of database objects, and the status of a mail server. */
  constraint?: string;
  table?: string;
  column?: string;
  responseCode?: number;
  issues?: string[];
  cause?: ErrorDescription;
}

const IDENTIFIER = /^[\w$.-]{1,80}$/;
const FRAME =
  /^ {4}at (?:async )?(?:[\w$.<>#[\] ]{1,120} \()?(?:file:\/\/|node:|[A-Z]:\\|\/)[\w/\\@.:+~-]+:\d+:\d+\)?$/;
const MOST_FRAMES = 12;
const MOST_ISSUES = 10;
const MOST_CAUSES = 3;

/**
 * Describes an error without its message, because messages of databases, mail servers, parsers and identity providers
 * quote personal data: `Key (email)=(…) already exists`, `550 <…> unknown`.
 */
export function describeError(error: unknown, causes = MOST_CAUSES): ErrorDescription {
  if (typeof error !== 'object' || error === null) {
    const type = typeof error;
    return { type, message: type, stack: type };
  }
  const { name, code, constraint, table, column, responseCode, cause, issues } = error as Record<
    string,
    unknown
  >;
  const type = isIdentifier(name) ? name : 'Error';
  const known = isIdentifier(code) || typeof code === 'number' ? { code } : {};
  return {
    type,
    message: [type, ...Object.values(known)].join(' '),
    stack: [type, ...readFrames(error)].join('\n'),
    ...known,
    ...(isIdentifier(constraint) ? { constraint } : {}),
    ...(isIdentifier(table) ? { table } : {}),
    ...(isIdentifier(column) ? { column } : {}),
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
    ...(Array.isArray(issues) ? { issues: issues.slice(0, MOST_ISSUES).map(describeIssue) } : {}),
    ...(typeof cause === 'object' && cause !== null && causes > 0
      ? { cause: describeError(cause, causes - 1) }
      : {}),
  };
}

const isIdentifier = (value: unknown): value is string => typeof value === 'string' && IDENTIFIER.test(value);

/** Skips the message at the start of the stack, which may have several lines. */
function readFrames(error: object): string[] {
  const { stack, message } = error as { stack?: unknown; message?: unknown };
  if (typeof stack !== 'string' || typeof message !== 'string') return [];
  const messageStart = stack.indexOf(message);
  // The message was changed later, so the end of the old one is unknown.
  if (messageStart < 0 || (message === '' && !/^[\w$.]*\n/.test(stack))) return [];
  return stack
    .slice(messageStart + message.length)
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES);
}

/** Path and kind of fault, e.g. `result.orders.3.amount invalid_type`. */
function describeIssue(issue: unknown): string {
  const { code, path } = issue as { code?: unknown; path?: unknown };
  const steps = Array.isArray(path) ? path : [];
  const place = steps.map((step) => (typeof step === 'number' || isIdentifier(step) ? step : '?')).join('.');
  return `${place} ${isIdentifier(code) ? code : 'unknown'}`;
}
