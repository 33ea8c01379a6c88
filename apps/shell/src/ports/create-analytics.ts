import type { AnalyticsPort } from '@courier/shell-api';

interface WithDataLayer {
  dataLayer?: unknown[];
}

/** Facts of an error without its message, which may quote user input. */
function errorFacts(error: unknown) {
  const { name, code, status } = (error ?? {}) as { name?: unknown; code?: unknown; status?: unknown };
  return {
    name: typeof name === 'string' ? name : 'Error',
    code: typeof code === 'string' ? code : null,
    status: typeof status === 'number' ? status : null,
  };
}

/** @param silent disables the data layer and the console */
export function createAnalytics(silent: boolean, target: object = window): AnalyticsPort {
  const push: AnalyticsPort['push'] = (event, data) => {
    if (silent) return;
    const holder = target as WithDataLayer;
    (holder.dataLayer ??= []).push({ event, ...data });
  };
  return {
    push,
    trackError: (label, error) => {
      const facts = errorFacts(error);
      // oxlint-disable-next-line no-console -- for debugging in the browser
      if (!silent) console.warn(`${label}: ${facts.name}`, facts);
      push('error', { label, ...facts });
    },
  };
}
