import type { AnalyticsPort } from '@courier/shell-api';

interface WithDataLayer {
  dataLayer?: unknown[];
}

/** What may be told of a failure: kind, status and call, never its texts, which may quote what somebody typed. */
function factsOf(error: unknown) {
  const { name, code, status } = (error ?? {}) as { name?: unknown; code?: unknown; status?: unknown };
  return {
    name: typeof name === 'string' ? name : 'Error',
    code: typeof code === 'string' ? code : null,
    status: typeof status === 'number' ? status : null,
  };
}

/** @param silent true keeps both the data layer and the console empty */
export function createAnalytics(silent: boolean, target: object = window): AnalyticsPort {
  const push: AnalyticsPort['push'] = (event, data) => {
    if (silent) return;
    const holder = target as WithDataLayer;
    (holder.dataLayer ??= []).push({ event, ...data });
  };
  return {
    push,
    trackError: (label, error) => {
      const facts = factsOf(error);
      // oxlint-disable-next-line no-console -- for whoever looks why something failed
      if (!silent) console.warn(`${label}: ${facts.name}`, facts);
      push('error', { label, ...facts });
    },
  };
}
