import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';

/**
 * How a walk ended: it got there; the wall named the remote and why it was not shown; a screen was there and was torn
 * down; or none of these.
 */
export type Result = 'works' | 'wall' | 'torn down' | 'fails';

export interface Cell {
  result: Result;
  /** What the wall or the walk said; empty where it worked. */
  said: string;
}

/** Ends a walk that leads nowhere; none that leads somewhere takes so long, on a slow machine either. */
const LOST_AFTER_MS = 90_000;

/** Ends the wait for what a screen asks for late, where something asks on and on. */
const LATE_MS = 15_000;

const NOT_SHOWN = /is not loading right now/;
const TORN_DOWN = /stopped because of an error/;

/** Without the colours of a terminal, the lines after the first and the address where React explains an error. */
const firstLine = (text: string) =>
  stripVTControlCharacters(text)
    .trim()
    .split(/\n|; visit /)[0]
    ?.replaceAll('|', '/') ?? '';

/** The wall in the place of a screen, whichever release draws it. */
const wallOf = (page: Page) =>
  page.getByRole('alert').filter({
    has: page.getByRole('heading', { level: 1, name: new RegExp(`${NOT_SHOWN.source}|${TORN_DOWN.source}`) }),
  });

async function readWall(page: Page, thrown: readonly string[]): Promise<Cell> {
  const isTorn = TORN_DOWN.test(await wallOf(page).first().innerText());
  const title = await wallOf(page).first().getByRole('heading', { level: 1 }).innerText();
  return { result: isTorn ? 'torn down' : 'wall', said: [title, ...thrown].slice(0, 2).join(': ') };
}

/**
 * Walks, and says how it ended.
 * @param hasScreen false for a walk that ends at the frame, with any content
 */
export async function cellOf(page: Page, walk: () => Promise<void>, hasScreen: boolean): Promise<Cell> {
  const thrown: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error' && /error:/i.test(line.text())) thrown.push(firstLine(line.text()));
  });
  page.setDefaultTimeout(LOST_AFTER_MS);
  const walked = walk().then(
    (): Cell => ({ result: 'works', said: '' }),
    (error: Error): Cell => ({
      result: 'fails',
      said: [firstLine(error.message), ...thrown].slice(0, 2).join(': '),
    }),
  );
  if (!hasScreen) return walked;
  const walled = wallOf(page)
    .first()
    .waitFor({ timeout: LOST_AFTER_MS })
    .then(
      () => readWall(page, thrown),
      () => walked,
    );
  const cell = await Promise.race([walked, walled]);
  // What was seen may be torn down by what comes later.
  if (cell.result === 'works')
    await page.waitForLoadState('networkidle', { timeout: LATE_MS }).catch(() => undefined);
  return cell.result === 'works' && (await wallOf(page).count()) > 0 ? readWall(page, thrown) : cell;
}
