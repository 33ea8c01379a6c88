import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { againstFloors, median, type Row } from '../report';
import { markTime, openSlowPage } from './slow-page';

const STATIC_PAGE =
  '<!doctype html><html lang="en"><title>Static</title><form><label>E-mail <input type="email"></label></form></html>';

/** Times of the page no other can beat on this line: one small html with one field. */
async function openStaticPage(browser: Browser, runs: number): Promise<number[]> {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(STATIC_PAGE),
  );
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const slow = await openSlowPage(browser);
    await slow.page.goto(`http://localhost:${port}/`);
    times.push(await markTime(slow.page, 'bench:field-usable'));
    await slow.close();
  }
  server.close();
  return times;
}

/**
 * What is measured on the slow line, as ratios to the static page, which is opened before and after it: where the two
 * differ much, the machine was not the same throughout and the times say nothing.
 */
export async function betweenFloors(
  browser: Browser,
  runs: number,
  measure: () => Promise<Row[]>,
): Promise<Row[]> {
  const before = await openStaticPage(browser, runs);
  const rows = await measure();
  const after = await openStaticPage(browser, runs);
  return againstFloors(rows, median(before), median(after));
}
