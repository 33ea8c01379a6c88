import type { Tracking } from '@courier/api-client';

const FOLLOWED: ReadonlySet<string> = new Set([
  'courier_accepted',
  'near_vendor',
  'collected',
  'near_customer',
  'return_initiated',
]);

/** Whether the map is shown: from the acceptance by a rider until the end. */
export const isFollowed = ({ stage }: Pick<Tracking, 'stage'>): boolean =>
  stage !== null && FOLLOWED.has(stage);
