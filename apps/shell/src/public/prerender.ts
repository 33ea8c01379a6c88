interface PolicyFactory {
  createPolicy(
    name: 'courier-prerender',
    rules: { createScript(text: string): string },
  ): { createScript(text: string): string };
}

const TYPE = 'speculationrules';

/**
 * Lets a browser that can do so open the page at `address` out of sight: its scripts are read while somebody types, and
 * going there merely shows it. Other browsers are told nothing. The page itself waits for being seen before it looks
 * at the session (`untilSeen`).
 */
export function prerender(address: string, into: HTMLElement = document.head): void {
  const { supports } = HTMLScriptElement as { supports?: (type: string) => boolean };
  if (supports?.(TYPE) !== true) return;
  const rules = JSON.stringify({ prerender: [{ urls: [address], eagerness: 'immediate' }] });
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  const policy = factory?.createPolicy('courier-prerender', { createScript: (text) => text });
  const script = document.createElement('script');
  script.type = TYPE;
  script.text = policy ? policy.createScript(rules) : rules;
  into.append(script);
}
