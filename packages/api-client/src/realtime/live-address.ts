import { ownEncode } from '../http/own-platform';
import { isApiError } from '../http/api-error';
import { authorizationHeader } from '../http/authorization';
import type { ApiClient } from '../http/create-api-client';

/** Value of the `Authorization` query of the live address; a single-use ticket is preferred. */
export const liveAuthorization = {
  classic: authorizationHeader.classic,
  godroid: (token: string) => token,
  ticket: (ticket: string) => `Ticket ${ticket}`,
} as const;

/** Opens or renews a channel once. */
export interface LiveTicket {
  ticket: string;
  /** Lifetime of the channel; undefined if unlimited. */
  sessionSeconds: number | undefined;
}

/** Requests a single-use ticket; null where the server lacks this call. Otherwise rejects with `ApiError`. */
export async function requestTicket(client: Pick<ApiClient, 'live'>): Promise<LiveTicket | null> {
  try {
    const { ticket, session_expires_in } = (await client.live.ticket()).result;
    return { ticket, sessionSeconds: session_expires_in };
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

/** Address of the socket; `url` may be a path on the page's own origin. */
export function liveUrl(url: string, authorization: string): string {
  const base = /^wss?:/.test(url)
    ? url
    : `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${url}`;
  return `${base}?Authorization=${ownEncode(authorization)}`;
}
