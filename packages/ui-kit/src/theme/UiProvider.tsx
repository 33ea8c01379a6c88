import { useMemo, type ReactNode } from 'react';
import type { MapTiles } from '@courier/config';
import type { GoogleMapsAccess } from '../map/google/google-access';
import { GoogleMapsContext } from '../map/google-maps-context';
import { MapTilesContext } from '../map/map-tiles-context';
import type { Appearance } from './tokens';
import { UiLookContext, type UiLook } from './ui-look';
import { useAppearance } from './use-appearance';

export interface UiProviderProps extends Omit<UiLook, 'appearance'> {
  /** Follows the document's `data-theme` unless given. */
  appearance?: Appearance;
  /** Draws every map with Google's; must be the same object on every render. */
  googleMaps?: GoogleMapsAccess | null;
  /** Streets of the operator's own in the embedded maps; must be the same object on every render. */
  mapTiles?: MapTiles | null;
  children: ReactNode;
}

/** Dresses every component below in the brand, the locale and its direction. One per document, around the app. */
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
