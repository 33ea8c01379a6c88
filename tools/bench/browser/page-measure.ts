import type { Browser } from '@playwright/test';
import type { Row } from '../report';

export interface Scene {
  browser: Browser;
  origin: string;
  /** Page of another site from which each navigation starts. */
  elsewhere: string;
}

export interface PageMeasure {
  once(): Promise<void>;
  rows(): Row[];
}

/**
 * @param open opens a page once and returns the measured values
 * @param buildRows gets the values of each name, in the order of the openings
 */
export function pageMeasure<Name extends string>(
  open: () => Promise<Readonly<Record<Name, number>>>,
  buildRows: (listValues: (name: Name) => number[]) => Row[],
): PageMeasure {
  const samples: Readonly<Record<Name, number>>[] = [];
  return {
    once: async () => {
      samples.push(await open());
    },
    rows: () => buildRows((name) => samples.map((sample) => sample[name])),
  };
}
