import { findingsWhere, should, type Check } from '../finding';

/** Geocoder, routing and map tiles. */
export const placesCheck: Check = {
  name: 'map',
  find: ({ config, machine }) => {
    if (!config) return [];
    const { geolocator, mapTiles, openFreeMapOrigin, mapStyleUrl, googleMaps } = config;
    const hasStreets = [mapTiles, openFreeMapOrigin, mapStyleUrl, googleMaps].some(
      (choice) => choice !== null,
    );
    return findingsWhere(
      [
        geolocator.provider === 'embedded',
        should(
          'GEOLOCATOR is embedded, which knows no house numbers.',
          'Set GEOLOCATOR to photon, nominatim or google, or to local with an index of "npm run map" (docs/how-to/map.md).',
        ),
      ],
      [
        geolocator.provider === 'photon' && geolocator.url === null,
        should(
          'GEOLOCATOR is the public Photon, which promises nothing.',
          'Set GEOLOCATOR_URL to a Photon of your own.',
        ),
      ],
      [
        config.routing.provider === null || config.routing.provider === 'estimate',
        should(
          'ROUTING is not set, so distances and fees follow the straight line.',
          'Set ROUTING to osrm, valhalla or google (docs/how-to/map.md).',
        ),
      ],
      [
        !hasStreets,
        should(
          'No map tiles are configured, so the map shows no streets.',
          'Set MAP_TILES to the file of "npm run map", or to openfreemap (docs/how-to/map.md).',
        ),
      ],
      [
        machine?.hasSite === false,
        should(
          `The folder of SITE_DIR holds no pages (${config.siteDir}).`,
          'Run "npm run build", or set SITE_DIR to the built site.',
        ),
      ],
    );
  },
};
