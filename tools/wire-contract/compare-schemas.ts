/** The part of JSON Schema that the contract uses. */
export interface WireSchema {
  type?: string | string[];
  properties?: Record<string, WireSchema>;
  required?: string[];
  items?: WireSchema;
  prefixItems?: WireSchema[];
  additionalProperties?: boolean | WireSchema;
  anyOf?: WireSchema[];
  enum?: unknown[];
  const?: unknown;
  [limit: string]: unknown;
}

/** Released clients write a `request` and read an `answer`. */
export type Direction = 'request' | 'answer';

/** Limits that allow more if raised, and limits that allow less. */
const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'];
const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'];
const EXACT = ['type', 'const', 'pattern', 'format'];

const toJson = (value: unknown) => JSON.stringify(value);
const limit = (schema: WireSchema, name: string, absent: number) => {
  const value = schema[name];
  return typeof value === 'number' ? value : absent;
};

/**
 * Breaking changes for released clients, one sentence each. Fields may be added, in a request only optional
 * ones.
 * @param at path of the value, e.g. `orders.list answer.result[].status`
 */
export function brokenBetween(
  before: WireSchema,
  now: WireSchema,
  direction: Direction,
  at: string,
): string[] {
  if (toJson(before) === toJson(now)) return [];
  return [
    ...exactChanges(before, now, at),
    ...valueChanges(before, now, direction, at),
    ...limitChanges(before, now, direction, at),
    ...fieldChanges(before, now, direction, at),
    ...alternativeChanges(before, now, direction, at),
    ...itemChanges(before, now, direction, at),
  ];
}

const exactChanges = (before: WireSchema, now: WireSchema, at: string) =>
  EXACT.filter((name) => toJson(before[name]) !== toJson(now[name])).map(
    (name) =>
      `${at}: ${name} was ${toJson(before[name]) ?? 'absent'} and is ${toJson(now[name]) ?? 'absent'}`,
  );

function valueChanges(before: WireSchema, now: WireSchema, direction: Direction, at: string): string[] {
  const [old, present] = [before.enum, now.enum];
  if (old === undefined && present === undefined) return [];
  if (old === undefined || present === undefined)
    return [`${at}: the list of its values ${old === undefined ? 'is new' : 'is gone'}`];
  const missing = (list: unknown[], from: unknown[]) => list.filter((one) => !from.includes(one));
  return direction === 'request'
    ? missing(old, present).map((one) => `${at}: ${toJson(one)} is refused now`)
    : missing(present, old).map(
        (one) => `${at}: ${toJson(one)} is a value that released clients do not know`,
      );
}

function limitChanges(before: WireSchema, now: WireSchema, direction: Direction, at: string): string[] {
  const grows = (name: string, absent: number, sign: 1 | -1) =>
    Math.sign(limit(now, name, absent) - limit(before, name, absent)) * sign > 0;
  const isWider = (name: string) =>
    UPPER.includes(name) ? grows(name, Infinity, 1) : grows(name, -Infinity, -1);
  const isNarrower = (name: string) =>
    UPPER.includes(name) ? grows(name, Infinity, -1) : grows(name, -Infinity, 1);
  return [...UPPER, ...LOWER]
    .filter(direction === 'request' ? isNarrower : isWider)
    .map(
      (name) =>
        `${at}: ${name} was ${toJson(before[name]) ?? 'absent'} and is ${toJson(now[name]) ?? 'absent'}`,
    );
}

function fieldChanges(before: WireSchema, now: WireSchema, direction: Direction, at: string): string[] {
  const [old, present] = [before.properties ?? {}, now.properties ?? {}];
  const isRequired = ({ required = [] }: WireSchema, name: string) => required.includes(name);
  const kept = Object.entries(old).flatMap(([name, schema]) => {
    const next = present[name];
    if (next === undefined) return [`${at}.${name} is gone`];
    const changed = brokenBetween(schema, next, direction, `${at}.${name}`);
    if (direction === 'answer' && isRequired(before, name) && !isRequired(now, name))
      return [...changed, `${at}.${name} may be missing now`];
    if (direction === 'request' && !isRequired(before, name) && isRequired(now, name))
      return [...changed, `${at}.${name} is required now`];
    return changed;
  });
  const added = Object.keys(present).filter((name) => old[name] === undefined);
  const demanded = direction === 'request' ? added.filter((name) => isRequired(now, name)) : [];
  return [...kept, ...demanded.map((name) => `${at}.${name} is new and required`)];
}

function alternativeChanges(before: WireSchema, now: WireSchema, direction: Direction, at: string): string[] {
  const unmatched = (list: WireSchema[], other: WireSchema[]) =>
    list.filter((one) => !other.some((candidate) => toJson(candidate) === toJson(one)));
  const gone = unmatched(before.anyOf ?? [], now.anyOf ?? []);
  const added = unmatched(now.anyOf ?? [], before.anyOf ?? []);
  const pairs = gone.slice(0, added.length);
  const changed = pairs.flatMap((one, index) =>
    brokenBetween(one, added[index] ?? {}, direction, `${at}|${index + 1}`),
  );
  if (direction === 'request' && gone.length > added.length)
    return [...changed, `${at}: a form of it is refused now: ${toJson(gone.at(-1))}`];
  if (direction === 'answer' && added.length > gone.length)
    return [...changed, `${at}: a form of it is new: ${toJson(added.at(-1))}`];
  return changed;
}

function itemChanges(before: WireSchema, now: WireSchema, direction: Direction, at: string): string[] {
  const listSchemaParts = (schema: WireSchema): [string, WireSchema | undefined][] => [
    ['[]', schema.items],
    ...(schema.prefixItems ?? []).map((item, index): [string, WireSchema] => [`[${index}]`, item]),
    ['.*', typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined],
  ];
  const next = new Map(listSchemaParts(now));
  return listSchemaParts(before).flatMap(([name, schema]) => {
    const present = next.get(name);
    if (schema === undefined) return [];
    return present === undefined
      ? [`${at}${name} is gone`]
      : brokenBetween(schema, present, direction, `${at}${name}`);
  });
}
