import { createHttpClient, type HttpClient } from '../http/http-client';
import { isLoopback, isPublicAddress } from '../http/public-address';

interface WebhookRules {
  /** Addresses that only we can reach are refused, and http as well. */
  isProduction: boolean;
  /** Whether this machine may be called, outside production. */
  allowsLoopback: boolean;
}

/** Calls addresses that others have entered. Only the status of an answer counts. */
export const createWebhookClient = ({ isProduction, allowsLoopback }: WebhookRules): HttpClient =>
  createHttpClient({
    timeoutMs: 10_000,
    mostBytes: 64 * 1024,
    isBodyUnused: true,
    isAllowed: (protocol, address) =>
      isProduction
        ? protocol === 'https:' && isPublicAddress(address)
        : allowsLoopback || !isLoopback(address),
  });
