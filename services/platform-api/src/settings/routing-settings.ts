import * as read from './readers/readers';
import { required, setting } from './readers/setting';

export const routing = {
  ROUTING: setting(
    'Service that measures routes between shop and customer: `osrm`, `valhalla` or `google`, or `estimate` for the straight line times `ROUTE_FACTOR`. Default: `estimate` in `prd`, elsewhere the streets of the demonstration.',
    read.choice(['estimate', 'osrm', 'valhalla', 'google']),
  ),
  ROUTING_URL: setting(
    'Server of OSRM or Valhalla, such as `http://osrm:5000`. For `google` only if it is not the public server.',
    read.webAddress,
  ),
  ROUTING_KEY: setting('Secret. Key of Google’s Routes API, or of a Valhalla service.', read.anyText('')),
  ROUTING_TIMEOUT_MS: required(
    'Timeout of a call to the routing server, in milliseconds.',
    read.wholeFrom(100, 30_000, 2500),
  ),
  ROUTING_FAILURES: required(
    'Consecutive failed calls after which the routing server is not called for a while.',
    read.wholeFrom(1, 1000, 5),
  ),
  ROUTING_PAUSE_SECONDS: required(
    'Seconds during which a failing routing server is not called. Afterwards one call is tried.',
    read.wholeFrom(1, 3600, 30),
  ),
  ROUTE_FACTOR: required(
    'Ratio of road distance to straight-line distance, used for estimated distances.',
    read.numberFrom(1, 3, 1.35),
  ),
};
