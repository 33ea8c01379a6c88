import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { isProduction, type ServerConfig } from '../config';
import { notFound } from '../contract-mount/refusal';

/**
 * Keeps an address for the operator: in production only `Authorization: Bearer {OPERATOR_TOKEN}` opens it, without
 * that setting nothing does. Everybody may read it elsewhere.
 * @returns an `onRequest` hook; it throws Refusal 404, so that the answer does not reveal that the address exists
 */
export const operatorOnly =
  (config: Pick<ServerConfig, 'environment' | 'operatorToken'>) =>
  async ({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> => {
    if (!isProduction(config)) return;
    const { operatorToken: token } = config;
    if (token === null || !isSame(headers.authorization ?? '', `Bearer ${token}`)) throw notFound();
  };

/** Takes the same time however much of it is right. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));
const digest = (text: string) => createHash('sha256').update(text).digest();
