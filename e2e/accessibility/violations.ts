import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What of WCAG 2.2 AA the page breaks, as `rule: element`. */
export async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`));
}
