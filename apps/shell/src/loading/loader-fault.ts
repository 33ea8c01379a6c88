import { RemoteFault } from './remote-fault';

/** Network errors as reported by module federation; webpack reports a `ChunkLoadError`. */
const LINE = /^\[ Federation Runtime \]: .*#RUNTIME-008/;

/**
 * Why a remote did not load although all of its files are available now: a network error is transient, an
 * error thrown by the remote is permanent.
 */
export function loaderFault(cause: unknown): RemoteFault {
  const { name, message } = cause instanceof Error ? cause : { name: '', message: String(cause) };
  const isOfTheLine = name === 'ChunkLoadError' || LINE.test(message);
  const hasPassed = isOfTheLine && !message.includes('ScriptExecutionError');
  return new RemoteFault(hasPassed ? 'network' : 'code', message, { cause });
}
