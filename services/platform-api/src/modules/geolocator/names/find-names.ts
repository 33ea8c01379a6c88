import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { gramsOf } from './grams';

/** A spelling of the index that the typed text may mean, and how well it fits: 100 is the same text. */
export interface NameMatch {
  readonly folded: string;
  readonly placeIds: readonly string[];
  readonly weight: number;
  readonly score: number;
}

const MOST = 60;
const MOST_SIMILAR = 12;
/** Where the index alone has so many answers, nobody has mistyped. */
const ENOUGH = 4;
const SHORTEST_TYPO = 4;
/** Of pg_trgm's similarity, from 0 to 1. */
const LEAST_SIMILAR = 0.3;
const LONGEST = 80;

interface Row {
  folded: string;
  place_ids: string[];
  weight: number;
  alike: number;
}

/** Names of a country that hold the text or, where hardly any does and it may be mistyped, resemble it. */
export async function findNames(
  db: Db,
  country: string,
  folded: string,
  { mistyped = true }: { mistyped?: boolean } = {},
): Promise<NameMatch[]> {
  const text = folded.slice(0, LONGEST);
  const grams = gramsOf(text).trim();
  if (grams === '') return [];
  const holding = (await namesHolding(db, country, grams)).flatMap((row) =>
    matchOf(row, holdingScore(row.folded, text)),
  );
  const isCertain = holding.length >= ENOUGH || holding.some(({ score }) => score === 100);
  if (!mistyped || isCertain || grams.length < SHORTEST_TYPO) return holding;
  const known = new Set(holding.map((match) => match.folded));
  const alike = (await namesAlike(db, country, grams)).filter((row) => !known.has(row.folded));
  return [...holding, ...alike.flatMap((row) => matchOf(row, 30 + 40 * row.alike))];
}

const matchOf = ({ folded, place_ids, weight }: Row, score: number): NameMatch[] =>
  score === 0 ? [] : [{ folded, placeIds: place_ids, weight, score }];

function holdingScore(name: string, text: string): number {
  if (name === text) return 100;
  if (name.startsWith(text)) return 82;
  if (name.includes(` ${text}`)) return 66;
  // The grams of other letters may hold the text where the name does not.
  return name.includes(text) && text.length >= (text.charCodeAt(0) > 0x3000 ? 2 : 5) ? 50 : 0;
}

async function namesHolding(db: Db, country: string, grams: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select folded, place_ids, weight, 1 as alike from place_names
    where country = ${country} and grams like ${`%${grams}%`}
    order by grams = ${grams} desc, grams like ${`${grams}%`} desc, weight desc, folded limit ${MOST}`.execute(
    db,
  );
  return rows;
}

async function namesAlike(db: Db, country: string, grams: string): Promise<Row[]> {
  // By itself, so that the planner takes the trigram index and not the country's.
  const { rows } = await sql<Row>`with alike as materialized (
      select country, folded, place_ids, weight, similarity(grams, ${grams}) as alike
      from place_names where grams % ${grams})
    select folded, place_ids, weight, alike from alike where country = ${country} and alike >= ${LEAST_SIMILAR}
    order by alike desc, weight desc limit ${MOST_SIMILAR}`.execute(db);
  return rows;
}
