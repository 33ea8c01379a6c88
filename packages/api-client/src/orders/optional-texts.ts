/**
 * Texts that a shop may add to a new order, by their names on the wire, in the form and in the database. Each has a
 * rule in `order-rules/optional-text-rules.ts`; docs/how-to/field.md adds one.
 */
export const OPTIONAL_TEXTS = ['vat_number'] as const;

export type OptionalText = (typeof OPTIONAL_TEXTS)[number];

/** One value for each optional text. */
export const mapOptionalTexts = <Value>(toValue: (name: OptionalText) => Value) =>
  Object.fromEntries(OPTIONAL_TEXTS.map((name) => [name, toValue(name)])) as Record<OptionalText, Value>;

export const isOptionalText = (name: string | undefined): name is OptionalText =>
  OPTIONAL_TEXTS.some((text) => text === name);
