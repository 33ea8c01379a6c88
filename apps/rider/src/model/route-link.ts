interface Place {
  latitude: number | null;
  longitude: number | null;
  address?: string | undefined;
}

const APPLE = /iPhone|iPad|Macintosh/;

/** Opens the way to a place in the phone's own map; null without a place. */
export function routeLink({ latitude, longitude, address = '' }: Place, userAgent: string): string | null {
  const target = latitude === null || longitude === null ? address : `${latitude},${longitude}`;
  if (target === '') return null;
  const encoded = encodeURIComponent(target);
  return APPLE.test(userAgent) ? `maps://?daddr=${encoded}` : `geo:0,0?q=${encoded}`;
}
