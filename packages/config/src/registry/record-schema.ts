import * as v from 'valibot';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type RecordOf<Value extends v.GenericSchema> = v.GenericSchema<
  Record<string, v.InferInput<Value>>,
  Record<string, v.InferOutput<Value>>
>;

/** A record with values of a schema. Arrays are rejected, which valibot would accept as records. */
export const recordWithValues = <const Value extends v.GenericSchema>(
  value: Value,
  names = /^/,
): RecordOf<Value> =>
  v.pipe(
    v.custom<Record<string, v.InferInput<Value>>>(isRecord, 'must be names with a value each'),
    v.record(v.pipe(v.string(), v.regex(names)), value),
  );
