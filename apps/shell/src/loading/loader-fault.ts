import { RemoteFault } from './remote-fault';

/** What the loaders themselves say of a line: module federation of a script, webpack of a chunk. */
const LINE = /^\[ Federation Runtime \]: .*#RUNTIME-008/;

/**
 * Why a remote did not load although every file of it is fine now. A line that failed has passed; whatever a remote
 * throws, however it is worded, it would throw again.
 */
export function loaderFault(cause: unknown): RemoteFault {
  const { name, message } = cause instanceof Error ? cause : { name: '', message: String(cause) };
  const isOfTheLine = name === 'ChunkLoadError' || LINE.test(message);
  const hasPassed = isOfTheLine && !message.includes('ScriptExecutionError');
  return new RemoteFault(hasPassed ? 'network' : 'code', message, { cause });
}
