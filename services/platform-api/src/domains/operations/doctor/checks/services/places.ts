import type { ServerConfig } from '../../../../../settings/config';
import type { EstimatedOrders } from '../../facts/estimated-orders';
import { findingsWhere, should, type Check } from '../../finding';

/** Geocoder, routing and map tiles. */
export const placesCheck: Check = {
  name: 'map',
  find: ({ config, machine, network, database }) => {
    if (!config) return [];
    const { geolocator, mapTiles, openFreeMapOrigin, mapStyleUrl, googleMaps } = config;
    const hasStreets = [mapTiles, openFreeMapOrigin, mapStyleUrl, googleMaps].some(
      (choice) => choice !== null,
    );
    const { geocoderProblem = null, routerProblem = null } = network ?? {};
    return findingsWhere(
      [
        geocoderProblem !== null,
        should(
          `The geocoder does not answer (${geocoderProblem}), so no address is found.`,
          'Check GEOLOCATOR, GEOLOCATOR_URL and GEOLOCATOR_KEY, and whether its server runs (docs/how-to/map.md).',
        ),
      ],
      [
        routerProblem !== null,
        should(
          `The routing server does not answer (${routerProblem}), so fees follow estimated distances.`,
          'Check ROUTING, ROUTING_URL and ROUTING_KEY, and whether its server runs (docs/how-to/map.md).',
        ),
      ],
      ...estimateFindings(isRouted(config) ? (database?.estimatedOrders ?? []) : []),
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
        !isRouted(config),
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

const isRouted = ({ routing }: Pick<ServerConfig, 'routing'>) =>
  routing.provider !== null && routing.provider !== 'estimate';

/** A larger share of estimates means that the routing server often fails. */
const LARGEST_SHARE = 0.1;
const FEWEST_ORDERS = 10;

const estimateFindings = (orders: readonly EstimatedOrders[]) =>
  orders.map(
    ({ country, estimated, total }) =>
      [
        total >= FEWEST_ORDERS && estimated / total > LARGEST_SHARE,
        should(
          `${estimated} of ${total} orders of the last day in ${country.toLowerCase()} have a fee for an estimated distance.`,
          'Read the log for lines that begin with "Routing:", and give the routing server more room.',
        ),
      ] as const,
  );
