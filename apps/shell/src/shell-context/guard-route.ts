import type { AppMode, ManifestRoute } from '@courier/config/registry';

export interface Visitor {
  mode: AppMode | null;
  hasAccess: boolean;
  isOn: (flag: string) => boolean;
}

export type Verdict =
  | { kind: 'pass' }
  | { kind: 'leave'; to: '/' | '/maintenance'; reason: 'maintenance' | 'session' | 'disabled' };

const MAINTENANCE_FLAGS = ['planned_maintenance', 'unplanned_maintenance'];

export function isEnabled(route: Pick<ManifestRoute, 'flag' | 'modes'>, { mode, isOn }: Visitor): boolean {
  if (route.flag !== undefined && !isOn(route.flag)) return false;
  return mode === null || route.modes.includes(mode);
}

/** Checks maintenance first, then the session, then flag and mode. For public routes only the flag counts. */
export function guardRoute(
  route: Pick<ManifestRoute, 'access' | 'flag' | 'modes'>,
  visitor: Visitor,
): Verdict {
  if (route.access === 'public') {
    const isOff = route.flag !== undefined && !visitor.isOn(route.flag);
    return isOff ? { kind: 'leave', to: '/', reason: 'disabled' } : { kind: 'pass' };
  }
  if (MAINTENANCE_FLAGS.some(visitor.isOn))
    return { kind: 'leave', to: '/maintenance', reason: 'maintenance' };
  if (visitor.mode === null || !visitor.hasAccess) return { kind: 'leave', to: '/', reason: 'session' };
  return isEnabled(route, visitor) ? { kind: 'pass' } : { kind: 'leave', to: '/', reason: 'disabled' };
}
