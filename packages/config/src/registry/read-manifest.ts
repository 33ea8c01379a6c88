import * as v from 'valibot';
import { APP_MODES } from './modes';
import {
  manifestCommandSchema,
  manifestFlagSchema,
  manifestHeadSchema,
  manifestNavigationSchema,
  manifestOfferSchema,
  manifestRouteSchema,
  manifestShortcutSchema,
  ROUTE_ROLES,
  slotSchema,
  type ManifestRoute,
  type RemoteManifest,
} from './manifest';
import { needsSchema, type Needs } from './needs';
import { navigationIconSchema, PLAIN_ICON } from './navigation-icon';
import { readEach, readKnown, readPart, type Report } from './read-part';
import { isRecord } from './record-schema';
import { canBeLinked } from './route-path';
import { TOPICS } from './topics';

function readRoute(value: unknown, at: string, report: Report): ManifestRoute | null {
  if (!isRecord(value)) return readPart(manifestRouteSchema, value, { at, report });
  const modes = Array.isArray(value['modes'])
    ? { modes: readKnown(APP_MODES, value['modes'], { at: `${at}.modes`, report }) }
    : {};
  const roles = readKnown(ROUTE_ROLES, value['roles'], { at: `${at}.roles`, report });
  const given = { ...value, ...modes, ...(value['roles'] === undefined ? {} : { roles }) };
  const optional = ['workScreen', 'allOutletsToggle', 'keepsQuery'];
  const route = readPart(manifestRouteSchema, given, { at, report, optional });
  if (!route?.roles?.length || canBeLinked(route.path)) return route;
  report(`${at}.roles`, 'left out: its path cannot be linked');
  return { ...route, roles: [] };
}

/** Of two routes with the same id, the first is kept. */
function readRoutes(value: unknown, at: string, report: Report): ManifestRoute[] {
  const ids = new Set<string>();
  return readEach(value, { at, report }, (element, place) => {
    const route = readRoute(element, place, report);
    if (!route) return null;
    if (ids.has(route.id)) {
      report(`${place}.id`, 'left out: another route has it');
      return null;
    }
    ids.add(route.id);
    return route;
  });
}

/** An item that refers to a route of the manifest, with a drawable icon. */
function readLink<Schema extends v.GenericSchema<unknown, { routeId: string }>>(
  schema: Schema,
  value: unknown,
  at: string,
  { routes, report }: { routes: readonly ManifestRoute[]; report: Report },
): v.InferOutput<Schema> | null {
  const isDrawn = isRecord(value) && v.is(navigationIconSchema, value['icon']);
  if (isRecord(value) && !isDrawn) report(`${at}.icon`, 'drawn as the plain icon');
  const given = isRecord(value) && !isDrawn ? { ...value, icon: PLAIN_ICON } : value;
  const link = readPart(schema, given, { at, report, optional: ['key', 'query'] });
  if (!link) return null;
  if (routes.some(({ id, path }) => id === link.routeId && canBeLinked(path))) return link;
  report(`${at}.routeId`, 'left out: no route it could lead to');
  return null;
}

/** Unreadable requirements count as none: the contract still decides. */
function readNeeds(value: unknown, at: string, report: Report): { needs?: Needs } {
  const needs =
    value === undefined ? null : readPart(needsSchema, value, { at, report, optional: ['kit', 'uses'] });
  return needs ? { needs } : {};
}

const HEAD_OPTIONAL = ['noticeDurationMs', 'sizeBudget', 'flagDefaults', 'firstPaint', 'topics'];

/** A newer manifest may state topics that this shell does not support. */
function withKnownTopics(value: unknown, at: string, report: Report): unknown {
  if (!isRecord(value) || !Array.isArray(value['topics'])) return value;
  return { ...value, topics: readKnown(TOPICS, value['topics'], { at: `${at}.topics`, report }) };
}

/**
 * Parses a published manifest of any version: unknown keys are kept, an invalid part is omitted or its icon replaced,
 * and `report` gets its path.
 * @returns null when the remote cannot be identified
 */
export function readManifest(value: unknown, report: Report, at = 'manifest'): RemoteManifest | null {
  const head = readPart(manifestHeadSchema, withKnownTopics(value, at, report), {
    at,
    report,
    optional: HEAD_OPTIONAL,
  });
  if (!head || !isRecord(value)) return null;
  if (!Array.isArray(value['routes'])) {
    report(`${at}.routes`, 'left out');
    return null;
  }
  const nestedPlace = (name: string) => ({ at: `${at}.${name}`, report });
  const routes = readRoutes(value['routes'], `${at}.routes`, report);
  const context = { routes, report };
  const readList = <T>(name: string, read: (element: unknown, at: string) => T | null) =>
    value[name] === undefined ? {} : { [name]: readEach(value[name], nestedPlace(name), read) };
  const { needs: _unread, ...rest } = head as typeof head & { needs?: unknown };
  return {
    ...rest,
    ...readNeeds(value['needs'], `${at}.needs`, report),
    routes,
    navigation: readEach(value['navigation'], nestedPlace('navigation'), (item, where) =>
      readLink(manifestNavigationSchema, item, where, context),
    ),
    slots: readEach(value['slots'], nestedPlace('slots'), (slot, where) => {
      if (v.is(slotSchema, slot)) return slot;
      report(where, 'left out');
      return null;
    }),
    ...readList('offers', (item, where) => {
      const offer = readPart(manifestOfferSchema, item, { at: where, report });
      if (!offer || offer.name.startsWith(`${head.name}/`)) return offer;
      report(`${where}.name`, 'left out: it belongs to another remote');
      return null;
    }),
    ...readList('commands', (item, where) => readLink(manifestCommandSchema, item, where, context)),
    ...readList('shortcuts', (item, where) =>
      readPart(manifestShortcutSchema, item, { at: where, report, optional: ['id'] }),
    ),
    ...readList('flags', (item, where) => readPart(manifestFlagSchema, item, { at: where, report })),
  };
}
