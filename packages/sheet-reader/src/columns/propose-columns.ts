import type { DatePlace } from '@courier/api-client/order-rules';
import { countryFacts } from '@courier/config';
import { readExport } from '../exports/read-export';
import { holdsFigures } from '../headings/heading-row';
import { findColumns, missingColumns } from '../headings/map-columns';
import { ORDER_HEADINGS } from '../headings/order-headings';
import type { Mapping, SheetColumn } from '../sheet/columns';
import { plainHeading } from '../sheet/plain-heading';
import type { Sheet } from '../sheet/sheet';
import type { TableHeadings } from '../sheet/table-headings';
import { joinColumns, type MappedSheet } from './join-columns';
import { findUnusedColumns, type UnusedColumn } from './unused-columns';

/** Columns by their normalised headings, as chosen earlier. */
export type ChosenColumns = ReadonlyMap<string, SheetColumn>;

export interface ProposedColumns {
  sheet: Sheet;
  mapping: Mapping;
  /** Filled columns without a meaning. */
  unused: readonly UnusedColumn[];
  /** Whether the columns come from an earlier choice for the same heading row. */
  isRemembered: boolean;
  /**
   * Whether no column is missing, uncertain or remembered, no line above the heading may be an order, and no column
   * without a meaning could change an order.
   */
  isClear: boolean;
}

interface ProposalRules {
  table?: TableHeadings;
  /** The shop; null without a check of what the cells say. */
  shop?: DatePlace | null;
  /** Earlier choices for exactly this heading row; null without one. */
  recall?: (heading: readonly string[]) => ChosenColumns | null;
}

const withChoices = ({ heading }: Sheet, chosen: ChosenColumns): Mapping =>
  Object.fromEntries(
    heading.flatMap((text, place) => {
      const column = chosen.get(plainHeading(text));
      return column === undefined ? [] : [[column, place]];
    }),
  );

const areMappingsEqual = (one: Mapping, other: Mapping): boolean => {
  const columns = new Set([...Object.keys(one), ...Object.keys(other)]) as ReadonlySet<SheetColumn>;
  return [...columns].every((column) => one[column] === other[column]);
};

/** Finds the columns of a sheet by known exports, by names, by what the cells say and by earlier choices. */
export function proposeColumns(
  sheet: Sheet,
  { table = ORDER_HEADINGS, shop = null, recall = () => null }: ProposalRules = {},
): ProposedColumns {
  const isOrders = table.kind === 'orders';
  const known = isOrders ? readExport(sheet) : null;
  const currency = shop ? countryFacts(shop.country).isoCurrency : '';
  const join = (mapped: MappedSheet): MappedSheet => (isOrders ? joinColumns(mapped, currency) : mapped);
  if (known && missingColumns(known.mapping, table).length === 0) {
    const { sheet: read, mapping } = join(known);
    return { sheet: read, mapping, unused: [], isRemembered: false, isClear: true };
  }
  const read = known?.sheet ?? sheet;
  const found = findColumns(read, table, shop);
  const joined = join({ sheet: read, mapping: { ...found.mapping, ...known?.mapping } });
  const chosen = recall(joined.sheet.heading);
  const mapping = chosen ? withChoices(joined.sheet, chosen) : joined.mapping;
  const unused = isOrders ? findUnusedColumns(joined.sheet, mapping, shop) : [];
  // Remembered columns are proposed for review and not applied.
  const isRemembered = chosen !== null && !areMappingsEqual(mapping, joined.mapping);
  const isClear =
    !isRemembered &&
    found.doubts.size === 0 &&
    found.weak.size === 0 &&
    !unused.some(({ isRisky }) => isRisky) &&
    sheet.headingNumber !== null &&
    !sheet.above?.some(holdsFigures) &&
    missingColumns(mapping, table).length === 0;
  return { sheet: joined.sheet, mapping, unused, isRemembered, isClear };
}
