import { randomUUID } from 'node:crypto';
import type { Behaviour } from './magic-cards';

const PREFIX = 'sandbox:';

/** A charge id contains its reference, so that the same reference is the same charge. */
export const sandboxToken = (
  kind: 'card' | 'charge',
  behaviour: Behaviour,
  id: string = randomUUID(),
): string => `${PREFIX}${kind}:${behaviour}:${id}`;

export const isSandboxToken = (token: string): boolean => token.startsWith(PREFIX);

export const readBehaviour = (token: string): Behaviour => token.split(':')[2] as Behaviour;
