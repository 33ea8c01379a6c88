import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { againstFloors, median, type Row } from '../report';
import type { PageMeasure } from './page-measure';
import { markTime, openFrom, openSlowPage } from './slow-page';

const STATIC_PAGE =
  '<!doctype html><html lang="en"><title>Static</title><form><label>E-mail <input type="email"></label></form></html>';
const ELSEWHERE = '<!doctype html><html lang="en"><title>Elsewhere</title><p>Mail</p></html>';

export interface StaticPages {
  /** The baseline on this connection: a small HTML page with one field. */
  floor: string;
  elsewhere: string;
  close(): void;
}

export async function serveStaticPages(): Promise<StaticPages> {
  const server = createServer(({ url }, response) =>
    response.setHeader('content-type', 'text/html').end(url === '/mail' ? ELSEWHERE : STATIC_PAGE),
  );
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    floor: `http://localhost:${port}/`,
    elsewhere: `http://127.0.0.1:${port}/mail`,
    close: () => server.close(),
  };
}

async function openFloor(browser: Browser, { floor, elsewhere }: StaticPages): Promise<number> {
  const slow = await openSlowPage(browser);
  await openFrom(elsewhere, slow, floor);
  const usable = await markTime(slow.page, 'bench:field-usable');
  await slow.close();
  return usable;
}

/**
 * Measurements on the slow connection, as ratios to the static page. All pages are opened in turn, the static
 * page first and last in each round, so that a slowing machine affects all of them. If the baselines of the
 * first and second half differ much, the machine was not stable and the times are invalid.
 */
export async function inRounds(
  browser: Browser,
  { pages, rounds }: { pages: StaticPages; rounds: number },
  measures: readonly PageMeasure[],
): Promise<Row[]> {
  const floors: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await openFloor(browser, pages));
    for (const measure of measures) await measure.once();
    floors.push(await openFloor(browser, pages));
  }
  const rows = measures.flatMap((measure) => measure.rows());
  return againstFloors(rows, median(floors.slice(0, rounds)), median(floors.slice(rounds)));
}
