import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';

/**
 * Result of a walk: it succeeded; the error page named the remote and a reason; a screen was shown and
 * removed later; or none of these.
 */
export type Result = 'works' | 'wall' | 'torn down' | 'fails';

export interface Cell {
  result: Result;
  /** Text of the error page or the walk's error; empty on success. */
  said: string;
}

/** Time limit for a failing walk; successful walks are faster, also on a slow machine. */
const LOST_AFTER_MS = 90_000;

/** Limit for late requests, in case of an endless retry. */
const LATE_MS = 15_000;

const NOT_SHOWN = /is not loading right now/;
const TORN_DOWN = /stopped because of an error/;

/** The first line without terminal colours and without React's error link. */
const firstLine = (text: string) =>
  stripVTControlCharacters(text)
    .trim()
    .split(/\n|; visit /)[0]
    ?.replaceAll('|', '/') ?? '';

/** The error page of a screen, in any release. */
const errorPage = (page: Page) =>
  page.getByRole('alert').filter({
    has: page.getByRole('heading', { level: 1, name: new RegExp(`${NOT_SHOWN.source}|${TORN_DOWN.source}`) }),
  });

async function readWall(page: Page, thrown: readonly string[]): Promise<Cell> {
  const isTorn = TORN_DOWN.test(await errorPage(page).first().innerText());
  const title = await errorPage(page).first().getByRole('heading', { level: 1 }).innerText();
  return { result: isTorn ? 'torn down' : 'wall', said: [title, ...thrown].slice(0, 2).join(': ') };
}

/**
 * Runs a walk and returns its result.
 * @param hasScreen false for a walk that ends at the shell, with any content
 */
export async function walkCell(page: Page, walk: () => Promise<void>, hasScreen: boolean): Promise<Cell> {
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
  const walled = errorPage(page)
    .first()
    .waitFor({ timeout: LOST_AFTER_MS })
    .then(
      () => readWall(page, thrown),
      () => walked,
    );
  const cell = await Promise.race([walked, walled]);
  // A later failure may remove the screen.
  if (cell.result === 'works')
    await page.waitForLoadState('networkidle', { timeout: LATE_MS }).catch(() => undefined);
  return cell.result === 'works' && (await errorPage(page).count()) > 0 ? readWall(page, thrown) : cell;
}
