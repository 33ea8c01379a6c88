import * as v from 'valibot';
import { isRecord } from './record-schema';

/** Receives the path of an invalid field and its handling. */
export type Report = (path: string, outcome: string) => void;

const withoutNames = (value: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

interface PartOptions {
  at: string;
  report: Report;
  /** Optional fields that are omitted when invalid. */
  optional?: readonly string[];
}

/** The value with all its keys, known or not; null when a required field is invalid. */
export function readPart<Schema extends v.GenericSchema<unknown, object>>(
  schema: Schema,
  value: unknown,
  // Stryker disable next-line ArrayDeclaration: no field has the name of a mutant
  { at, report, optional = [] }: PartOptions,
): v.InferOutput<Schema> | null {
  const read = v.safeParse(schema, value);
  if (read.success) return { ...(value as object), ...read.output };
  const isRest = isRecord(value);
  for (const issue of read.issues)
    report([at, v.getDotPath(issue) ?? ''].filter((part) => part !== '').join('.'), 'left out');
  const names = read.issues.map(({ path }) => String(path?.[0].key));
  if (!isRest || !names.every((name) => optional.includes(name))) return null;
  return readPart(schema, withoutNames(value, names), { at, report });
}

/** The valid elements of a list; none for other values. */
export function readEach<T>(
  value: unknown,
  { at, report }: Pick<PartOptions, 'at' | 'report'>,
  read: (element: unknown, at: string) => T | null,
): T[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report(at, 'left out');
    return [];
  }
  return value.flatMap((element, index) => {
    const one = read(element, `${at}.${index}`);
    return one === null ? [] : [one];
  });
}

export function readKnown<Name extends string>(
  known: readonly Name[],
  value: unknown,
  options: Pick<PartOptions, 'at' | 'report'>,
): Name[] {
  return readEach(value, options, (element, at) => {
    const found = known.find((name) => name === element);
    if (found === undefined) options.report(at, 'left out');
    return found ?? null;
  });
}
