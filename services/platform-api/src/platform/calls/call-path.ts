import type { Call } from '@courier/api-client/contract';

/** Below it, the country is the next part of the path. */
export const OPERATOR_CALLS = '/courier/operator/v1';

/** Path on this server, which also serves the identity service and the help centre. */
export function callPath(call: Pick<Call, 'base' | 'path'>): string {
  if (call.base === 'fleet' || call.base === 'rider') return `/courier/${call.base}/v1${call.path}`;
  if (call.base === 'operator') return `${OPERATOR_CALLS}/:country${call.path}`;
  return call.base === 'root' || call.base === 'help-centre' ? call.path : `/courier/api/v1${call.path}`;
}
