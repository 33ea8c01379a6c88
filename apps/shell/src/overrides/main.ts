import { tabStorage } from '@courier/config/document';
import { applyOverrides } from './apply-overrides';
import { allowedOrigins, writtenRegistry } from './written';

/** Runs before the workspace's own script, which then finds the changed registry in its document. */
const origins = allowedOrigins();
const registry = writtenRegistry();
if (origins && registry)
  applyOverrides({
    origins,
    registry,
    tab: tabStorage(),
    document,
    location: window.location,
    history: window.history,
  });
