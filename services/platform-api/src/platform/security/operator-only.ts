import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { isProduction, type ServerConfig } from '../../settings/config';
import { notFound } from '../requests/refusal';

/**
 * Restricts an address to the operator: in production it requires `Authorization: Bearer {OPERATOR_TOKEN}`, and without
 * that setting it is closed. Elsewhere it is public.
 * @returns an `onRequest` hook; it throws Refusal 404, so that the answer does not reveal that the address exists
 */
export const operatorOnly =
  (config: Pick<ServerConfig, 'environment' | 'operatorToken'>) =>
  async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> => {
    if (!isProduction(config)) return;
    const { operatorToken: token } = config;
    if (token === null || !isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) throw notFound();
  };

/** Compares in constant time. */
const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));
const digest = (text: string) => createHash('sha256').update(text).digest();
