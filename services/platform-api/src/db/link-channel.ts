/** Channel of NOTIFY by which the instances of one database tell each other what happened. */
export const LINK_CHANNEL = 'courier_instances';
