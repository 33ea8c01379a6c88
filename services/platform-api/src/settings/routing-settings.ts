import * as read from './readers';
import { required, setting } from './setting';

export const routing = {
  ROUTING: setting(
    'Who measures the way between shop and customer: `osrm`, `valhalla` or `google`, or `estimate` for the straight line times `ROUTE_FACTOR`. Without it: `estimate` in `prd`, elsewhere the streets of the demonstration.',
    read.choice(['estimate', 'osrm', 'valhalla', 'google']),
  ),
  ROUTING_URL: setting(
    'Server of OSRM or Valhalla, such as `http://osrm:5000`; for `google` only where it is not the public one.',
    read.webAddress,
  ),
  ROUTING_KEY: setting('Secret. Key of Google’s Routes API, or of a Valhalla service.', read.anyText('')),
  ROUTING_TIMEOUT_MS: required(
    'How long a call to the routing server may take, in milliseconds.',
    read.wholeFrom(100, 30_000, 2500),
  ),
  ROUTING_FAILURES: required(
    'After how many failed calls in a row the routing server is not asked for a while.',
    read.wholeFrom(1, 1000, 5),
  ),
  ROUTING_PAUSE_SECONDS: required(
    'How long it is not asked then, in seconds. Afterwards one call is tried.',
    read.wholeFrom(1, 3600, 30),
  ),
  ROUTE_FACTOR: required(
    'How much longer roads are than the straight line, for distances that are estimates.',
    read.numberFrom(1, 3, 1.35),
  ),
};
