import type { Page } from '@playwright/test';
import type { Shoot } from './shoot';

/** Walks by the prefix of their screens' names. */
export type Walks = Readonly<Record<string, () => Promise<void>>>;

/** Runs the selected walks. A failed walk is reported at the end and loses only its own screenshots. */
export async function walkAll(page: Page, walks: Walks, shoot: Shoot): Promise<void> {
  const faults: string[] = [];
  for (const [name, walk] of Object.entries(walks)) {
    if (!shoot.wants(name)) continue;
    await walk().catch((fault: unknown) => faults.push(`${name}: ${String(fault).split('\n')[0]}`));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
