import type { Page } from '@playwright/test';
import type { Shoot } from './shoot';

/** Ways to screens, by the beginning of the screens' names. */
export type Walks = Readonly<Record<string, () => Promise<void>>>;

/** Goes every way that is wanted. One that leads nowhere is told of at the end and costs its own pictures only. */
export async function walkAll(page: Page, walks: Walks, shoot: Shoot): Promise<void> {
  const faults: string[] = [];
  for (const [name, walk] of Object.entries(walks)) {
    if (!shoot.wants(name)) continue;
    await walk().catch((fault: unknown) => faults.push(`${name}: ${String(fault).split('\n')[0]}`));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
