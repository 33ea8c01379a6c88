export type Outcome = 'passed' | 'failed' | 'flaky' | 'skipped';

/** Where a test is defined. */
export interface TestPlace {
  title: string;
  file: string;
}

/** A test of a run, or what is wrong with the run itself. */
export interface TestEntry extends TestPlace {
  outcome: Outcome;
  /** Project of jest, journeys or static checks; absent if jest or Playwright did not start. */
  part?: string;
  /** Requirements that the title names. */
  rows?: string[];
  milliseconds?: number;
  fileStartedAt?: number | undefined;
  fileMilliseconds?: number | undefined;
}
