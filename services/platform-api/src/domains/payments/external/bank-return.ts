/** Leads to the bank's page. Its secret is in the query, which is not logged. */
export const BANK_PATH = '/courier/payments/v1/bank';

/** Where the bank sends the customer back to. */
export const RETURN_PATH = '/courier/payments/v1/return';

/** Longer than a call and its repeat, so that a second confirmation does not work on the same charge. */
export const CLAIM_MS = 30_000;
