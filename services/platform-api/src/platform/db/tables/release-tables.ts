/** Report count of a release, without data about the pages. */
interface ReleaseOutcomeTable {
  brand: string;
  remote: string;
  release: string;
  /** `loaded`, or the kind of failure. */
  outcome: string;
  times: number;
  told_at: number;
}

interface ReleaseProofTable {
  brand: string;
  remote: string;
  release: string;
  proven_at: number;
}

export interface ReleaseTables {
  release_outcomes: ReleaseOutcomeTable;
  release_proofs: ReleaseProofTable;
}
