interface PolicyFactory {
  createPolicy(
    name: 'courier-prerender',
    rules: { createScript(text: string): string },
  ): { createScript(text: string): string };
}

const TYPE = 'speculationrules';

/**
 * Prerenders the page at `address` in browsers with speculation rules. The prerendered page reads the session
 * only after its activation (`untilSeen`).
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
