import { tabStorage } from '@courier/config/document';
import { applyOverrides } from './apply-overrides';
import { watchOrigins } from './watch-origins';
import { allowedOrigins, writtenRegistry } from './written';

/** Runs before the workspace's script, which then reads the changed registry. */
const origins = allowedOrigins();
const registry = writtenRegistry();
if (origins && registry) {
  const used = applyOverrides({
    origins,
    registry,
    tab: tabStorage(),
    document,
    location: window.location,
    history: window.history,
  });
  if (!('courierRefresh' in globalThis))
    watchOrigins({
      origins: used,
      openStream: (address) => new EventSource(address),
      reload: () => window.location.reload(),
    });
}
