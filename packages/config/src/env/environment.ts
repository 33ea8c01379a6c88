export const ENVIRONMENTS = ['san', 'stg', 'prd'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

export const ADDRESS_ENVIRONMENTS = { san: 'sandbox', stg: 'staging', prd: 'production' } as const;
