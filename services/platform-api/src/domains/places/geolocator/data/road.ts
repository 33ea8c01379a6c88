/** The house number is optional. */
export type RoadPoint = readonly [latitude: number, longitude: number, houseNumber?: number];

/** A numbered section; `section` is 0 for a road without sections. House numbers run from 1 to `lastNumber`. */
export interface RoadSection {
  readonly section: number;
  readonly lastNumber: number;
  readonly line: readonly RoadPoint[];
}

export interface Road {
  /** Stable key, part of query ids. */
  readonly id: string;
  readonly zh: string;
  /** English base name without direction and kind, e.g. `Zhongxiao`. */
  readonly name: string;
  readonly direction: '' | 'N.' | 'S.' | 'E.' | 'W.';
  readonly kind: 'Rd.' | 'St.' | 'Blvd.' | 'Ave.';
  readonly sections: readonly RoadSection[];
}

type SectionRow = readonly [section: number, lastNumber: number, ...line: RoadPoint[]];

/** Short notation: `Zhongxiao E. Rd.` plus one row per section. */
export function road(zh: string, en: string, ...rows: SectionRow[]): Road {
  const words = en.split(' ');
  const kind = words.pop() as Road['kind'];
  const last = words[words.length - 1] ?? '';
  const direction = /^[NSEW]\.$/.test(last) ? (words.pop() as Road['direction']) : '';
  const name = words.join(' ');
  return {
    id: en
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')
      .replace(/-$/, ''),
    zh,
    name,
    direction,
    kind,
    sections: rows.map(([section, lastNumber, ...line]) => ({ section, lastNumber, line })),
  };
}
