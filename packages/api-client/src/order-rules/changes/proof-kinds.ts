/** Subjects of a rider's pictures. */
export const PROOF_KINDS = ['pickup', 'delivery', 'return'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];
