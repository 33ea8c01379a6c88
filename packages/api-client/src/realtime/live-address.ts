import { ownEncode } from '../http/own-platform';
import { isApiError } from '../http/api-error';
import { authorizationHeader } from '../http/authorization';
import type { ApiClient } from '../http/create-api-client';

/** What the `Authorization` query of the live address may hold; a ticket is preferred, as it works only once. */
export const liveAuthorization = {
  classic: authorizationHeader.classic,
  godroid: (token: string) => token,
  ticket: (ticket: string) => `Ticket ${ticket}`,
} as const;

/** Opens a channel, or renews an open one, once. */
export interface LiveTicket {
  ticket: string;
  /** After so long the server closes the channel; undefined where it never does. */
  sessionSeconds: number | undefined;
}

/** Asks for a one-use ticket; null where the server knows no such call. Rejects with `ApiError` otherwise. */
export async function askForTicket(client: Pick<ApiClient, 'live'>): Promise<LiveTicket | null> {
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
