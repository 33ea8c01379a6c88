import { createClientFor, publicTrackingContract, type ApiClient } from '@courier/api-client';
import type { PortalConfig } from '@courier/config';
import { withEarlyAnswers } from '@courier/config/document';

/** Only the endpoints of this document, because the whole contract is larger than its pages. */
export const createApi = (config: PortalConfig): ApiClient =>
  createClientFor(
    { publicTracking: publicTrackingContract },
    {
      baseUrl: config.apiBase,
      authorization: () => null,
      fetch: withEarlyAnswers((...call) => fetch(...call)),
    },
  ) as unknown as ApiClient;
