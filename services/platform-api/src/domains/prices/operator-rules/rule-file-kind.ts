import type { CountryCode } from '@courier/config';
import type { Db } from '../../../platform/db/database';
import type { FileRow } from './rule-file';
import type { RuleKind, RuleSets } from '../rule-shapes/rule-sets';

/** A line that names where its rule holds. */
export interface NamedPlace {
  line: number;
  country: CountryCode;
  city: string;
  vendor: string;
}

/** The rules of a file, complete for each country that it names. */
export interface FileRules<Kind extends RuleKind> {
  byCountry: ReadonlyMap<CountryCode, RuleSets[Kind]>;
  places: readonly NamedPlace[];
}

export interface RuleTransition<Kind extends RuleKind> {
  country: CountryCode;
  /** Null where nothing was set. */
  before: RuleSets[Kind] | null;
  after: RuleSets[Kind];
  nowSeconds: number;
}

export interface Assessment {
  /** Lines that show what the change does to orders. */
  effect: readonly string[];
  /** Sentences with the old and the new value; each needs a confirmation. */
  warnings: readonly string[];
}

/** How rules of one kind are read from files, written to them, and shown. */
export interface RuleFileKind<Kind extends RuleKind> {
  kind: Kind;
  /** @throws OperatorFileError that names every line that cannot be used */
  read(file: string, defaultCountry: CountryCode | undefined): Promise<FileRules<Kind>>;
  /** A file that `read` reads as the same rules. */
  write(byCountry: ReadonlyMap<CountryCode, RuleSets[Kind]>): string;
  /** One line per rule, to show a change; by default the lines of `write` below its heading. */
  listEntries?(country: CountryCode, rules: RuleSets[Kind]): string[];
  /** What a change does to orders, and what of it looks like a slip of size. */
  assess?(db: Db, change: RuleTransition<Kind>): Promise<Assessment>;
  /** Copies the rules into a table of their own, at once: such rules have no later start. */
  apply?(
    db: Db,
    country: CountryCode,
    before: RuleSets[Kind] | readonly never[],
    after: RuleSets[Kind] | readonly never[],
  ): Promise<void>;
}

export const placeOfRow = ({ line, cells }: FileRow, country: CountryCode): NamedPlace => ({
  line,
  country,
  city: cells['city'] ?? '',
  vendor: cells['vendor'] ?? '',
});
