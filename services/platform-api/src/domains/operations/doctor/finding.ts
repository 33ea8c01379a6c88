import type { InstallationFacts } from './facts/installation-facts';

/** `must` stops a production server from starting; `should` is printed. */
type Level = 'must' | 'should';

export interface Finding {
  level: Level;
  /** What is missing or unsafe, as a sentence. */
  problem: string;
  /** The setting or command that fixes it, as a sentence. */
  fix: string;
}

/** A rule over gathered facts, without effects. A fact that could not be gathered is null and gives no finding. */
export interface Check {
  name: string;
  find(facts: InstallationFacts): readonly Finding[];
}

export interface NamedFinding extends Finding {
  check: string;
}

export const must = (problem: string, fix: string): Finding => ({ level: 'must', problem, fix });

export const should = (problem: string, fix: string): Finding => ({ level: 'should', problem, fix });

/** Findings whose condition holds. */
export const findingsWhere = (...conditions: readonly (readonly [boolean, Finding])[]): Finding[] =>
  conditions.filter(([holds]) => holds).map(([, finding]) => finding);
