import type { Db } from '../../db/database';
import type { FileRow } from './rule-file';
import type { RuleKind, RuleSets } from './rule-sets';

/** A line that names where its rule holds. */
export interface NamedPlace {
  line: number;
  country: string;
  city: string;
  vendor: string;
}

/** The rules of a file, complete for each country that it names. */
export interface FileRules<Kind extends RuleKind> {
  byCountry: ReadonlyMap<string, RuleSets[Kind]>;
  places: readonly NamedPlace[];
}

/** How rules of one kind are read from files, written to them, and shown. */
export interface RuleFileKind<Kind extends RuleKind> {
  kind: Kind;
  /** @throws RuleFileError that names every line that cannot be used */
  read(file: string, defaultCountry: string | undefined): Promise<FileRules<Kind>>;
  /** A file that `read` reads as the same rules. */
  write(byCountry: ReadonlyMap<string, RuleSets[Kind]>): string;
  /** One line per rule, to show a change; by default the lines of `write` below its heading. */
  listEntries?(country: string, rules: RuleSets[Kind]): string[];
  /** Lines that show what a change does to orders. `before` is null where nothing was set. */
  effect?(country: string, before: RuleSets[Kind] | null, after: RuleSets[Kind]): string[];
  /** Copies the rules into a table of their own, at once: such rules have no later start. */
  apply?(
    db: Db,
    country: string,
    before: RuleSets[Kind] | readonly never[],
    after: RuleSets[Kind] | readonly never[],
  ): Promise<void>;
}

export const placeOfRow = ({ line, cells }: FileRow, country: string): NamedPlace => ({
  line,
  country,
  city: cells['city'] ?? '',
  vendor: cells['vendor'] ?? '',
});
