import { SANDBOX_PREFIX } from '@courier/platform-api';
import { randomUUID } from 'node:crypto';
import type { Behaviour } from './magic-cards';

/** A charge id contains its reference, so that the same reference is the same charge. */
export const sandboxToken = (
  kind: 'card' | 'charge',
  behaviour: Behaviour,
  id: string = randomUUID(),
): string => `${SANDBOX_PREFIX}${kind}:${behaviour}:${id}`;

export const readBehaviour = (token: string): Behaviour => token.split(':')[2] as Behaviour;
