/** Why a rider collected another amount of cash than the one due. */
export const CASH_REASONS = ['CUSTOMER_SHORT', 'NO_CHANGE', 'PRICE_CHANGED', 'OTHER'] as const;

export type CashReason = (typeof CASH_REASONS)[number];
