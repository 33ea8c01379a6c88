import type { CountryCode } from '@courier/config';
import type { Author } from '../../../platform/audit/authors';
import { recordAction } from '../../../platform/audit/record-action';
import { inTransaction, type Db } from '../../../platform/db/database';
import { OperatorFileError, type FileProblem } from '../../../platform/operator-files/file-error';
import type { FileRules, NamedPlace, RuleFileKind, RuleTransition } from './rule-file-kind';
import { createWarning, type RuleWarning } from './rule-warnings';
import { ruleSchemas, type RuleKind, type RuleSets } from '../rule-shapes/rule-sets';
import { addRuleVersion, findVersionAt, ruleContent, ruleInForce, undoRuleVersion } from './rule-versions';

export interface RuleChange {
  country: CountryCode;
  /** Lines of the file that are removed and added. */
  removed: readonly string[];
  added: readonly string[];
  effect: readonly string[];
  warnings: readonly RuleWarning[];
  /** Null for a trial. */
  ruleId: number | null;
}

export interface ChangeDetails {
  author: Author;
  madeBy: string;
  note: string;
  /** Unix seconds by country. */
  validFrom: (country: CountryCode) => number;
  isTrial: boolean;
}

/** The rules of a kind in force; null where none are set. */
export async function rulesInForce<Kind extends RuleKind>(
  db: Db,
  kind: Kind,
  country: CountryCode,
  at: number,
): Promise<RuleSets[Kind] | null> {
  const version = await ruleInForce(db, kind, country, at);
  return version ? readRules(db, kind, version.rule_id) : null;
}

/** The rules of a kind that were in force at a moment, also when they were undone later; null where none were. */
export async function readRulesAt<Kind extends RuleKind>(
  db: Db,
  kind: Kind,
  country: CountryCode,
  at: number,
): Promise<RuleSets[Kind] | null> {
  const ruleId = await findVersionAt(db, kind, country, at);
  return ruleId === null ? null : readRules(db, kind, ruleId);
}

export const readRules = async <Kind extends RuleKind>(db: Db, kind: Kind, ruleId: number) =>
  ruleSchemas[kind].parse(await ruleContent(db, ruleId)) as RuleSets[Kind];

/**
 * Replaces the rules of every country that the file names: all or nothing. A country whose rules stay the same gets no
 * new version.
 * @throws OperatorFileError for cities without an area and unknown vendors
 */
export async function changeRules<Kind extends RuleKind>(
  db: Db,
  form: RuleFileKind<Kind>,
  { file, rules, nowSeconds }: { file: string; rules: FileRules<Kind>; nowSeconds: number },
  details: ChangeDetails,
): Promise<RuleChange[]> {
  return inTransaction(db, async (trx) => {
    await assertPlaces(trx, form.kind, file, rules, nowSeconds);
    const changes: RuleChange[] = [];
    for (const [country, after] of rules.byCountry) {
      const validFrom = details.validFrom(country);
      const before = await rulesInForce(trx, form.kind, country, validFrom);
      const lines = (set: RuleSets[Kind]) =>
        form.listEntries?.(country, set) ??
        form
          .write(new Map([[country, set]]))
          .trimEnd()
          .split('\n')
          .slice(1);
      const [former, next] = [before ? lines(before) : [], lines(after)];
      const removed = former.filter((line) => !next.includes(line));
      const added = next.filter((line) => !former.includes(line));
      if (removed.length + added.length === 0) continue;
      const { madeBy, note } = details;
      const assessment = await assessChange(trx, form, { country, before, after, nowSeconds });
      const version = { kind: form.kind, country, content: after, validFrom, madeBy, note };
      const ruleId = details.isTrial ? null : await addRuleVersion(trx, version, nowSeconds);
      if (ruleId !== null) await form.apply?.(trx, country, before ?? [], after);
      changes.push({ country, removed, added, ...assessment, ruleId });
    }
    await recordImports(trx, form.kind, changes, details, nowSeconds);
    return changes;
  });
}

async function recordImports(
  trx: Db,
  kind: RuleKind,
  changes: readonly RuleChange[],
  { author, note, validFrom }: ChangeDetails,
  nowSeconds: number,
): Promise<void> {
  for (const { country, ruleId, removed, added } of changes) {
    if (ruleId === null) continue;
    const after = { removed: removed.length, added: added.length, valid_from: validFrom(country) };
    const subjects = [`rules:${ruleId}`];
    await recordAction(
      trx,
      author,
      { action: `${kind}.import`, country, subjects, after, why: note },
      nowSeconds,
    );
  }
}

async function assessChange<Kind extends RuleKind>(
  db: Db,
  form: RuleFileKind<Kind>,
  transition: RuleTransition<Kind>,
): Promise<Pick<RuleChange, 'effect' | 'warnings'>> {
  const { effect = [], warnings = [] } = (await form.assess?.(db, transition)) ?? {};
  return { effect, warnings: warnings.map((text) => createWarning(form.kind, transition.country, text)) };
}

/**
 * Takes a version out of force; what held before it holds again.
 * @returns false when the country has no such version that holds
 */
export async function undoChange<Kind extends RuleKind>(
  db: Db,
  form: RuleFileKind<Kind>,
  { country, ruleId }: { country: CountryCode; ruleId: number },
  { author, madeBy, nowSeconds }: { author: Author; madeBy: string; nowSeconds: number },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const before = await rulesInForce(trx, form.kind, country, nowSeconds);
    const version = { kind: form.kind, country, ruleId };
    if (!(await undoRuleVersion(trx, version, madeBy, nowSeconds))) return false;
    const after = await rulesInForce(trx, form.kind, country, nowSeconds);
    await form.apply?.(trx, country, before ?? [], after ?? []);
    const subjects = [`rules:${ruleId}`];
    await recordAction(trx, author, { action: `${form.kind}.undo`, country, subjects }, nowSeconds);
    return true;
  });
}

async function assertPlaces<Kind extends RuleKind>(
  db: Db,
  kind: Kind,
  file: string,
  { places }: FileRules<Kind>,
  nowSeconds: number,
): Promise<void> {
  const problems: FileProblem[] = [];
  const countries = new Set(places.map(({ country }) => country));
  for (const country of countries) {
    const named = places.filter((place) => place.country === country);
    problems.push(...(await unknownVendors(db, country, named)));
    // Areas are what gives cities their names.
    if (kind !== 'areas') problems.push(...(await unknownCities(db, country, named, nowSeconds)));
  }
  if (problems.length > 0)
    throw new OperatorFileError(
      file,
      problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
    );
}

async function unknownVendors(
  db: Db,
  country: CountryCode,
  places: readonly NamedPlace[],
): Promise<FileProblem[]> {
  const asked = [...new Set(places.map(({ vendor }) => vendor).filter((vendor) => vendor !== ''))];
  if (asked.length === 0) return [];
  const found = await db
    .selectFrom('vendors')
    .select('vendor_id')
    .where('country', '=', country)
    .where('vendor_id', 'in', asked)
    .execute();
  const known = new Set(found.map(({ vendor_id }) => vendor_id));
  return places
    .filter(({ vendor }) => vendor !== '' && !known.has(vendor))
    .map(({ line, vendor }) => ({
      line,
      column: 'vendor',
      value: vendor,
      problem: `${country} has no such vendor`,
    }));
}

async function unknownCities(
  db: Db,
  country: CountryCode,
  places: readonly NamedPlace[],
  nowSeconds: number,
): Promise<FileProblem[]> {
  const named = places.filter(({ city }) => city !== '');
  if (named.length === 0) return [];
  const areas = (await rulesInForce(db, 'areas', country, nowSeconds)) ?? [];
  const known = [...new Set(areas.flatMap(({ scope }) => scope.city ?? []))];
  const problem =
    known.length === 0
      ? 'no area has a city; import one first with npm run areas'
      : `no area has this city; known are ${known.join(', ')}`;
  return named
    .filter(({ city }) => !known.includes(city))
    .map(({ line, city }) => ({ line, column: 'city', value: city, problem }));
}
