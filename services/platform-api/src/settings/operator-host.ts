import type { ServerConfig } from './config';

/** Whether a host is the one of operators. Its port does not count, as in `operator.localhost:8080`. */
export function isOperatorHost(
  { operatorOrigin }: Pick<ServerConfig, 'operatorOrigin'>,
  host: string | undefined,
): boolean {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '');
  return operatorOrigin !== null && new URL(operatorOrigin).hostname === name;
}
