/** A city, or a house on one of its streets. */
export interface WorldPlaceId {
  readonly cityId: number;
  readonly street: { key: string; number: number } | null;
}

const PREFIX = 'embedded:';

/** Contains the whole place, so no state is kept between suggestion and details. */
export const worldQueryId = ({ cityId, street }: WorldPlaceId): string =>
  street
    ? `${PREFIX}w~${cityId}~${street.number}~${Buffer.from(street.key).toString('base64url')}`
    : `${PREFIX}c~${cityId}`;

export function readWorldQueryId(queryId: string): WorldPlaceId | undefined {
  const match = /^embedded:(?:c~(\d{1,9})|w~(\d{1,9})~(\d{1,5})~([\w-]{1,480}))$/.exec(queryId);
  if (!match) return undefined;
  if (match[1]) return { cityId: Number(match[1]), street: null };
  const key = Buffer.from(match[4] ?? '', 'base64url').toString();
  return { cityId: Number(match[2]), street: { key, number: Number(match[3]) } };
}
