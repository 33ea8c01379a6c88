import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function findViolations(page: Page, tags: string[]): Promise<string[]> {
  const { violations: rules } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return rules.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`));
}

/** WCAG 2.2 AA violations of the page, as `rule: element`. */
export const violations = (page: Page): Promise<string[]> => findViolations(page, WCAG);

/** The same, with axe's best practices: headings, landmarks. */
export const faults = (page: Page): Promise<string[]> => findViolations(page, [...WCAG, 'best-practice']);
