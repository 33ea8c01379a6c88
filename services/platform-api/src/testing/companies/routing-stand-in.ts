import { distanceMetres, type LatLng } from '@courier/api-client/order-rules';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodePolyline } from '../../domains/places/routing/polyline';

/** How the stand-in treats a call: a number is a status without a documented body. */
export type Behaviour =
  | 'answer'
  | 'no way'
  | 'silence'
  | 'cut'
  | 'half an answer'
  | 'html'
  | 'other json'
  | number;

/** The shapes of the public documentation of OSRM, Valhalla and Google; not their servers. */
export interface RoutingStandIn {
  url: string;
  behaviour: Behaviour;
  /** Length of a way in metres. */
  length: (source: LatLng, destination: LatLng) => number;
  /** Paths of the calls, without their query. */
  calls: string[];
  headers: IncomingMessage['headers'][];
  close(): Promise<void>;
}

interface Question {
  source: LatLng;
  destinations: readonly LatLng[];
  kind: keyof typeof ANSWERS;
}

/** Between the doors, so that a drawn way differs from the straight line. */
export const standInBend = (source: LatLng, destination: LatLng): LatLng => ({
  latitude: destination.latitude,
  longitude: source.longitude,
});

const ANSWERS = {
  'osrm route': ([way]: Way[]) => ({
    code: 'Ok',
    routes: [{ distance: way?.metres, duration: 1, geometry: encodePolyline(way?.points ?? [], 6) }],
    waypoints: [],
  }),
  'osrm table': (ways: Way[]) => ({ code: 'Ok', distances: [ways.map(({ metres }) => metres)] }),
  'valhalla route': ([way]: Way[]) => ({
    trip: {
      status: 0,
      units: 'kilometers',
      summary: { length: toKilometres(way?.metres ?? 0), time: 1 },
      legs: [{ shape: encodePolyline(way?.points ?? [], 6) }],
    },
  }),
  'valhalla matrix': (ways: Way[]) => ({
    sources_to_targets: [
      ways.map(({ metres }, index) => ({
        from_index: 0,
        to_index: index,
        distance: metres === null ? null : toKilometres(metres),
        time: 1,
      })),
    ],
  }),
  'google routes': ([way]: Way[]) => ({
    routes: [
      { distanceMeters: way?.metres, polyline: { encodedPolyline: encodePolyline(way?.points ?? [], 5) } },
    ],
  }),
  'google matrix': (ways: Way[]) =>
    ways
      .map(({ metres }, index) => ({
        originIndex: 0,
        destinationIndex: index,
        status: {},
        ...(metres === null
          ? { condition: 'ROUTE_NOT_FOUND' }
          : { condition: 'ROUTE_EXISTS', distanceMeters: metres }),
      }))
      .reverse(),
};

const NO_WAY: Readonly<Record<Question['kind'], [status: number, body: object] | null>> = {
  'osrm route': [400, { code: 'NoRoute', message: 'Impossible route between points' }],
  'osrm table': null,
  'valhalla route': [400, { error_code: 442, error: 'No path could be found for input', status_code: 400 }],
  'valhalla matrix': null,
  'google routes': [200, {}],
  'google matrix': null,
};

interface Way {
  metres: number | null;
  points: LatLng[];
}

const toKilometres = (metres: number): number => Math.round(metres) / 1000;

export async function startRoutingStandIn(): Promise<RoutingStandIn> {
  const standIn: RoutingStandIn = {
    url: '',
    behaviour: 'answer',
    length: (source, destination) => Math.round(distanceMetres(source, destination) * 1.4),
    calls: [],
    headers: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const address = new URL(request.url ?? '', 'http://routing');
      standIn.calls.push(address.pathname);
      standIn.headers.push(request.headers);
      const text = Buffer.concat(chunks).toString();
      reply(standIn, readQuestion(address, text === '' ? null : JSON.parse(text)), response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

function reply(
  { behaviour, length }: RoutingStandIn,
  question: Question | null,
  response: ServerResponse,
): void {
  const json = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (behaviour === 'silence') return;
  if (behaviour === 'cut') return void response.destroy();
  if (!question) return void json(404, {});
  if (behaviour === 'html') return void response.end('<!doctype html><title>Welcome to nginx!</title>');
  if (behaviour === 'other json') return void json(200, { code: 'Ok', hello: 'world' });
  if (typeof behaviour === 'number') return void json(behaviour, {});
  const { kind, source, destinations } = question;
  const isUnreachable = behaviour === 'no way';
  const refusal = isUnreachable ? NO_WAY[kind] : null;
  if (refusal) return void json(...refusal);
  const ways = destinations.map((destination) => ({
    metres: isUnreachable ? null : length(source, destination),
    points: [source, standInBend(source, destination), destination],
  }));
  const body = ANSWERS[kind](ways);
  if (behaviour !== 'half an answer') return void json(200, body);
  const whole = JSON.stringify(body);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length });
  response.write(whole.slice(0, whole.length / 2), () => response.destroy());
}

interface LatLon {
  lat: number;
  lon: number;
}
interface Waypoint {
  location: { latLng: LatLng };
}
interface QuestionBody {
  locations: LatLon[];
  sources: LatLon[];
  targets: LatLon[];
  origin: Waypoint;
  destination: Waypoint;
  origins: { waypoint: Waypoint }[];
  destinations: { waypoint: Waypoint }[];
}

function readQuestion({ pathname }: URL, sent: unknown): Question | null {
  const body = sent as QuestionBody;
  const osrm = /^\/(route|table)\/v1\/driving\/(.+)$/.exec(pathname);
  if (osrm) {
    const places = (osrm[2] ?? '').split(';').map((place) => {
      const [longitude = 0, latitude = 0] = place.split(',').map(Number);
      return { latitude, longitude };
    });
    return toQuestion(osrm[1] === 'route' ? 'osrm route' : 'osrm table', places);
  }
  const fromLatLon = ({ lat, lon }: LatLon): LatLng => ({ latitude: lat, longitude: lon });
  const fromWaypoint = ({ location }: Waypoint): LatLng => location.latLng;
  if (pathname === '/route') return toQuestion('valhalla route', body.locations.map(fromLatLon));
  if (pathname === '/sources_to_targets')
    return toQuestion('valhalla matrix', [...body.sources, ...body.targets].map(fromLatLon));
  if (pathname === '/directions/v2:computeRoutes')
    return toQuestion('google routes', [body.origin, body.destination].map(fromWaypoint));
  if (pathname === '/distanceMatrix/v2:computeRouteMatrix')
    return toQuestion(
      'google matrix',
      [...body.origins, ...body.destinations].map(({ waypoint }) => fromWaypoint(waypoint)),
    );
  return null;
}

const toQuestion = (kind: Question['kind'], [source, ...destinations]: LatLng[]): Question | null =>
  source ? { kind, source, destinations } : null;
