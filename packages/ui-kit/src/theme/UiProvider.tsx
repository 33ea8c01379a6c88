import { useMemo, type ReactNode } from 'react';
import type { MapTiles } from '@courier/config';
import type { GoogleMapsAccess } from '../map/google/google-access';
import { GoogleMapsContext } from '../map/google/google-maps-context';
import { MapTilesContext } from '../map/map-tiles-context';
import type { Appearance } from './tokens';
import { UiLookContext, type UiLook } from './ui-look';
import { useAppearance } from './use-appearance';

export interface UiProviderProps extends Omit<UiLook, 'appearance'> {
  /** Follows the document's `data-theme` by default. */
  appearance?: Appearance;
  /** Uses Google for every map; must be the same object on every render. */
  googleMaps?: GoogleMapsAccess | null;
  /** The operator's streets in the embedded maps; must be the same object on every render. */
  mapTiles?: MapTiles | null;
  children: ReactNode;
}

/** Brand, locale and direction for all components below. One per document, around the app. */
export function UiProvider(props: UiProviderProps) {
  const { brand, direction, locale, nonce, googleMaps = null, mapTiles = null, children } = props;
  const shown = useAppearance();
  const appearance = props.appearance ?? shown;
  const look = useMemo(
    () => ({ brand, direction, locale, nonce, appearance }),
    [brand, direction, locale, nonce, appearance],
  );
  return (
    <UiLookContext value={look}>
      <GoogleMapsContext value={googleMaps}>
        <MapTilesContext value={mapTiles}>{children}</MapTilesContext>
      </GoogleMapsContext>
    </UiLookContext>
  );
}
