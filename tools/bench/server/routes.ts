import { routeBetween } from '../../../services/demo/src/roads/route-between';
import { median, percentile, type Row } from '../report';

const SHOP = { latitude: 25.0262, longitude: 121.5434 };
const DOORS = 200;

/** A route on the roads of the embedded map, as for a fee or a ride. */
export async function measureRoutes(): Promise<Row[]> {
  routeBetween(SHOP, { latitude: 25.0395, longitude: 121.5575 });
  const times = Array.from({ length: DOORS }, (_, index) => {
    const door = { latitude: 25.03 + index * 0.0001, longitude: 121.52 + index * 0.0002 };
    const started = performance.now();
    routeBetween(SHOP, door);
    return performance.now() - started;
  });
  return [
    { what: 'way along the roads, median', measured: median(times), unit: 'ms', budget: 5 },
    { what: 'way along the roads, p99', measured: percentile(times, 0.99), unit: 'ms' },
  ];
}
