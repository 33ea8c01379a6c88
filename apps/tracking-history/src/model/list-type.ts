/** The one screen shows either the orders of today or those before. */
export type ListType = 'active' | 'past';
