import { readRegistry } from '@courier/config/registry';
import * as z from 'zod/mini';
import { readDataBlock, tabStorage } from '@courier/config/document';
import { applyOverrides } from './apply-overrides';

const allowedSchema = z.object({ origins: z.array(z.string()) });

/** Runs before the workspace's own script, which then finds the changed registry in its document. */
const allowed = allowedSchema.safeParse(readDataBlock('courier-overrides'));
const brand = document.documentElement.dataset['brand'] ?? '';
const reading = readRegistry(readDataBlock('courier-registry'), brand);
if (allowed.success && reading)
  applyOverrides({
    origins: allowed.data.origins,
    registry: reading.registry,
    tab: tabStorage(),
    document,
    location: window.location,
    history: window.history,
  });
