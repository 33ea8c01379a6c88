import type { Browser } from '@playwright/test';
import { rowOf, type Row } from '../report';
import { markTime, openSlowPage } from './slow-page';

/** `/connect`, first visit, slow. */
export async function measureLogin(browser: Browser, origin: string, runs: number): Promise<Row[]> {
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
    rowOf('/connect, first visit, slow: field usable', usable, 'ms', { floors: 1.2 }),
    rowOf('/connect, first visit, slow: app in charge', inCharge, 'ms', { floors: 2.5 }),
    rowOf('/connect: bytes before the field is usable', beforeUsable, 'kB', { budget: 110 }),
    rowOf('/connect: bytes before the app is in charge', beforeInCharge, 'kB'),
  ];
}
