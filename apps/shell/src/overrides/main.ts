import { tabStorage } from '@courier/config/document';
import { applyOverrides } from './apply-overrides';
import { followOrigins } from './follow-origins';
import { allowedOrigins, writtenRegistry } from './written';

/** Runs before the workspace's own script, which then finds the changed registry in its document. */
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
    followOrigins({
      origins: used,
      openStream: (address) => new EventSource(address),
      reload: () => window.location.reload(),
    });
}
