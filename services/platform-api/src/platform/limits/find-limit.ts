import { CALL_LIMITS, type CallLimit } from '@courier/api-client/call-limits';
import { serverContract } from '@courier/api-client/call-docs';
import { OPERATOR_LIMITS, operatorContract } from '@courier/api-client/operator';
import type { Call } from '@courier/api-client/contract';

/** A row of the limit table with the name of its call, e.g. `orders.create`. */
export interface NamedLimit {
  name: string;
  limit: CallLimit;
}

const limits = new Map<Call, NamedLimit>(
  Object.entries(serverContract).flatMap(([resource, calls]) =>
    Object.entries(calls).map(([name, call]): [Call, NamedLimit] => {
      const rows = CALL_LIMITS[resource as keyof typeof CALL_LIMITS] as Readonly<Record<string, CallLimit>>;
      return [call, { name: `${resource}.${name}`, limit: rows[name] as CallLimit }];
    }),
  ),
);

for (const [name, call] of Object.entries(operatorContract))
  limits.set(call, {
    name: `operator.${name}`,
    limit: OPERATOR_LIMITS[name as keyof typeof OPERATOR_LIMITS],
  });

export const findLimit = (call: Call): NamedLimit | undefined => limits.get(call);
