import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { registerFlags } from './flags';
import { registerIdentity } from './identity';
import { registerLive } from './live';
import { registerParameters } from './parameters';
import { registerVendors } from './vendors';

/** Adds the routes of one resource. What it starts it stops in an `onClose` hook. */
export type RegisterModule = (app: FastifyInstance, deps: Deps) => void | Promise<void>;

/** In the order they are registered; `site` answers whatever is left and comes last. */
export const modules: readonly RegisterModule[] = [
  registerIdentity,
  registerVendors,
  registerParameters,
  registerFlags,
  registerLive,
];
