import { APIProvider, Map as GoogleMap, useMap, useMapsLibrary } from '@vis.gl/react-google-maps';
import { useEffect } from 'react';
import type { LatLng } from '../map-props';
import type { GoogleMapsAccess } from './google-access';

export interface GoogleParts {
  map: google.maps.Map;
  markers: google.maps.MarkerLibrary;
}

interface GoogleSurfaceProps {
  access: GoogleMapsAccess;
  center: LatLng;
  zoom: number;
  dark: boolean;
  onReady(parts: GoogleParts): void;
}

const MAX_ZOOM = 19;

/** The Google map without its controls: the kit adds the same controls to every map. */
export function GoogleSurface({ access, center, zoom, dark, onReady }: GoogleSurfaceProps) {
  return (
    <APIProvider apiKey={access.apiKey} language={access.language} region={access.region} solutionChannel="">
      <GoogleMap
        mapId={access.mapId}
        defaultCenter={{ lat: center.latitude, lng: center.longitude }}
        defaultZoom={zoom}
        maxZoom={MAX_ZOOM}
        colorScheme={dark ? 'DARK' : 'LIGHT'}
        gestureHandling="greedy"
        clickableIcons={false}
        disableDefaultUI
        keyboardShortcuts
      >
        <Announce onReady={onReady} />
      </GoogleMap>
    </APIProvider>
  );
}

function Announce({ onReady }: Pick<GoogleSurfaceProps, 'onReady'>) {
  const map = useMap();
  const markers = useMapsLibrary('marker');
  useEffect(() => {
    if (map && markers) onReady({ map, markers });
  }, [map, markers, onReady]);
  return null;
}
