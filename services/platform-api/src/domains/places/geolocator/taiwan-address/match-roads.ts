import { foldText } from './fold';
import { ROADS } from '../data/roads';
import type { Road, RoadSection } from '../data/road';
import type { TypedAddress } from './parse-address';

export interface RoadMatch {
  readonly road: Road;
  readonly section: RoadSection;
  readonly score: number;
}

interface Known {
  readonly road: Road;
  readonly zh: string;
  /** Without direction: 復興路 for 復興南路. */
  readonly zhBase: string;
  readonly en: string;
  readonly direction: string;
  readonly kind: string;
}

/** Leaves room for other roads in the suggestions. */
const MOST_SECTIONS = 5;

const KNOWN: readonly Known[] = ROADS.map((road) => {
  const zh = foldText(road.zh);
  return {
    road,
    zh,
    zhBase: zh.replace(/[東西南北](?=[路街]$)/, ''),
    en: foldText(road.name),
    direction: road.direction.charAt(0).toLowerCase(),
    kind: road.kind.replace('.', '').toLowerCase(),
  };
});

/** @param words without county, town and village */
export function matchRoads(typed: TypedAddress, words: string): RoadMatch[] {
  if (words === '') return [];
  const tokens = typed.chinese ? [] : words.split(' ');
  const mouth = typed.lane || typed.number;
  return KNOWN.flatMap((known) => {
    const roadScore = typed.chinese ? chineseScore(known, words) : englishScore(known, tokens);
    if (roadScore === 0) return [];
    return sectionsFor(known.road, typed.section, mouth).map((section) => ({
      road: known.road,
      section,
      score: roadScore + (typed.section > 0 && section.section === typed.section ? 8 : 0),
    }));
  });
}

/** Without a typed section, returns all sections long enough for the number, else the longest. */
export function sectionsFor(road: Road, section: number, mouth: number): readonly RoadSection[] {
  if (section > 0) return road.sections.filter((known) => known.section === section || known.section === 0);
  const fitting = road.sections.filter(({ lastNumber }) => mouth <= lastNumber * 1.25);
  if (fitting.length > 0) return fitting.slice(0, MOST_SECTIONS);
  return [
    road.sections.reduce((longest, known) => (known.lastNumber > longest.lastNumber ? known : longest)),
  ];
}

function chineseScore({ zh, zhBase }: Known, words: string): number {
  if (words === zh) return 100;
  if (words.endsWith(zh)) return 92;
  if (zh.startsWith(words)) return 75;
  return zhBase !== zh && words === zhBase ? 70 : 0;
}

function englishScore({ en, direction, kind }: Known, tokens: readonly string[]): number {
  const exact = tokens.indexOf(en);
  const at = exact >= 0 ? exact : tokens.findIndex((token) => token.length >= 3 && en.startsWith(token));
  if (at < 0) return en.length >= 6 && tokens.join('').startsWith(en) ? 70 : 0;
  const after = tokens.slice(at + 1, at + 3);
  const typedDirection =
    after.find((token) => /^[nsew]$/.test(token)) ??
    (/^[nsew]$/.test(tokens[at - 1] ?? '') ? tokens[at - 1] : undefined);
  if (typedDirection !== undefined && typedDirection !== direction) return 0;
  const typedKind = after.find((token) => /^(rd|st|blvd|ave)$/.test(token));
  if (typedKind !== undefined && typedKind !== kind) return 0;
  const complete = (typedKind ? 6 : 0) + (typedDirection !== undefined || direction === '' ? 8 : 0);
  return (exact >= 0 ? 86 : 66) + complete - (at > 0 ? 4 : 0);
}
