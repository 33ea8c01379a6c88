import type { Pair } from './wording.types.ts';

/**
 * Keys of the label of a kind of charge. It has the same text in the docket before ordering, on the order page, on the
 * receipt and in the exported files. Each namespace is loaded on its own and therefore contains its own.
 */
const LABELS: readonly (readonly [first: string, ...others: string[]])[] = [
  ...['base', 'minimum', 'surcharge', 'cash', 'tax', 'rounding', 'voucher', 'other', 'tax-inside'].map(
    (kind) =>
      [
        `tracking-history:detail.charge.${kind}`,
        `public-tracking:receipt.charge.${kind}`,
        `request-rider:docket.${kind}`,
      ] as const,
  ),
  [
    'tracking-history:detail.charge.distance',
    'public-tracking:receipt.charge.distance',
    'request-rider:fee-changed.distance',
  ],
  ...[
    ['base', 'fee_base'],
    ['return', 'return_fee'],
    ['refund', 'refunded'],
    ['adjustment', 'adjustment'],
  ].map(
    ([kind, column]) =>
      [
        `tracking-history:detail.charge.${kind}`,
        `tracking-history:export.column.${column}`,
        `server:export.column.${column}`,
      ] as const,
  ),
];

export const CHARGE_LABELS: readonly Pair[] = LABELS.flatMap(([first, ...others]) =>
  others.map((other): Pair => [first, other]),
);
