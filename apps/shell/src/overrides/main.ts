import { registrySchema } from '@courier/config/registry';
import * as z from 'zod/mini';
import { readDataBlock } from '../platform/data-block';
import { tabStorage } from '../platform/safe-storage';
import { applyOverrides } from './apply-overrides';

const allowedSchema = z.object({ origins: z.array(z.string()) });

/** Runs before the workspace's own script, which then finds the changed registry in its document. */
const allowed = allowedSchema.safeParse(readDataBlock('courier-overrides'));
const registry = registrySchema.safeParse(readDataBlock('courier-registry'));
if (allowed.success && registry.success)
  applyOverrides({
    origins: allowed.data.origins,
    registry: registry.data,
    tab: tabStorage(),
    document,
    location: window.location,
    history: window.history,
  });
