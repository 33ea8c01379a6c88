import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { markTime, openSlowPage } from './slow-page';
import { median, type Row } from '../report';

const STATIC_PAGE =
  '<!doctype html><html lang="en"><title>Static</title><form><label>E-mail <input type="email"></label></form></html>';

/** The floor no page can beat on this line: one small html with one field. */
async function measureStaticPage(browser: Browser, runs: number): Promise<number> {
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
  return median(times);
}

/** `/connect`, first visit, slow. */
export async function measureLogin(browser: Browser, origin: string, runs: number): Promise<Row[]> {
  const floor = await measureStaticPage(browser, runs);
  const usable: number[] = [];
  const inCharge: number[] = [];
  const beforeUsable: number[] = [];
  const beforeInCharge: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const slow = await openSlowPage(browser);
    await slow.page.goto(`${origin}/connect`, { waitUntil: 'commit' });
    usable.push(await markTime(slow.page, 'bench:field-usable'));
    beforeUsable.push(slow.bytes() / 1000);
    inCharge.push(await markTime(slow.page, 'courier:in-charge'));
    beforeInCharge.push(slow.bytes() / 1000);
    await slow.close();
  }
  return [
    { what: 'static page with one field, slow', measured: floor, unit: 'ms' },
    { what: '/connect, first visit, slow: field usable', measured: median(usable), unit: 'ms', budget: 600 },
    { what: '  against the static page', measured: median(usable) / floor, unit: 'ratio' },
    {
      what: '/connect, first visit, slow: app in charge',
      measured: median(inCharge),
      unit: 'ms',
      budget: 1600,
    },
    {
      what: '/connect: bytes before the field is usable',
      measured: median(beforeUsable),
      unit: 'kB',
      budget: 110,
    },
    { what: '/connect: bytes before the app is in charge', measured: median(beforeInCharge), unit: 'kB' },
  ];
}
