import type { Browser } from '@playwright/test';
import type { Row } from '../report';

/** What pages are opened with. */
export interface Scene {
  browser: Browser;
  /** Of the portal. */
  origin: string;
  /** Address of a page of another site, from which each opening starts. */
  elsewhere: string;
}

/** What is measured again and again, in turn with others. */
export interface PageMeasure {
  once(): Promise<void>;
  /** Of all times so far. */
  rows(): Row[];
}

/**
 * @param open opens a page once and says what was measured
 * @param rowsOf is asked with the values of each name, in the order of the openings
 */
export function pageMeasure<Name extends string>(
  open: () => Promise<Readonly<Record<Name, number>>>,
  rowsOf: (valuesOf: (name: Name) => number[]) => Row[],
): PageMeasure {
  const samples: Readonly<Record<Name, number>>[] = [];
  return {
    once: async () => {
      samples.push(await open());
    },
    rows: () => rowsOf((name) => samples.map((sample) => sample[name])),
  };
}
