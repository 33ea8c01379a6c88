import { KNOWN_EXPORTS, type KnownExport } from './known-exports';

/** Share of the headings that are read, and their number, that identify a system whose signs are renamed in part. */
const LEAST_SHARE = 0.6;
const LEAST_HEADINGS = 5;

/** For each column and part of an order, the headings of which one is enough. */
const listHeadings = ({ signs, columns, reference, item }: KnownExport): string[][] => [
  ...signs.map((sign) => [sign]),
  ...Object.values(columns).map((sources) => sources.map(([first = '']) => first)),
  ...[reference, item?.name, item?.quantity].flatMap((name) => (name === undefined ? [] : [[name]])),
];

const hasOne = (keys: readonly string[], names: readonly string[]): boolean =>
  names.some((name) => keys.includes(name));

function shareOfHeadings(keys: readonly string[], known: KnownExport): number {
  const headings = listHeadings(known);
  const present = headings.filter((names) => hasOne(keys, names));
  return present.length < LEAST_HEADINGS ? 0 : present.length / headings.length;
}

/** Whether an export names the receiver and the address, without which its lines cannot be joined. */
const hasReceiver = (keys: readonly string[], { columns }: KnownExport): boolean =>
  [columns.customer_name, columns.dropoff_address].every((sources) =>
    hasOne(
      keys,
      (sources ?? []).map(([first = '']) => first),
    ),
  );

/** The system that writes these headings: with all its signs, or with most of the headings that are read. */
export function recogniseExport(keys: readonly string[]): KnownExport | undefined {
  const systems = Object.values(KNOWN_EXPORTS);
  const exact = systems.find(({ signs }) => signs.every((sign) => keys.includes(sign)));
  if (exact) return exact;
  const shares = systems
    .filter((known) => hasReceiver(keys, known))
    .map((known) => ({ known, share: shareOfHeadings(keys, known) }))
    .sort((one, other) => other.share - one.share);
  const [best] = shares;
  return best && best.share >= LEAST_SHARE ? best.known : undefined;
}
