export const LINK_CHANNEL = 'courier_instances';
