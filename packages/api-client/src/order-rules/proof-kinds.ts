/** What a rider takes a picture of. */
export const PROOF_KINDS = ['pickup', 'delivery', 'return'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];
