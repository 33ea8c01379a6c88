/** Today's orders, or earlier ones. */
export type ListType = 'active' | 'past';
