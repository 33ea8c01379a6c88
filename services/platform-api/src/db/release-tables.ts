/** Number of reports of a release, without data about the pages. */
export interface ReleaseOutcomeTable {
  brand: string;
  remote: string;
  release: string;
  /** `loaded`, or how it failed. */
  outcome: string;
  times: number;
  told_at: number;
}

/** Since when a release is proven by use; the first time counts. */
export interface ReleaseProofTable {
  brand: string;
  remote: string;
  release: string;
  proven_at: number;
}

export interface ReleaseTables {
  release_outcomes: ReleaseOutcomeTable;
  release_proofs: ReleaseProofTable;
}
