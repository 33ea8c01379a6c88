import { buildReportRow } from '../report';
import { pageMeasure, type PageMeasure, type Scene } from './page-measure';
import { markTime, openFrom, openSlowPage, startTime } from './slow-page';

async function openOnce({ browser, origin, elsewhere }: Scene) {
  const slow = await openSlowPage(browser);
  await openFrom(elsewhere, slow, `${origin}/connect`);
  const usable = await markTime(slow.page, 'bench:field-usable');
  const inCharge = await markTime(slow.page, 'courier:in-charge');
  const start = await startTime(slow.page);
  const kilobytesUntil = (time: number) => slow.bytes(start + time) / 1000;
  const bytes = { untilUsable: kilobytesUntil(usable), untilInCharge: kilobytesUntil(inCharge) };
  await slow.close();
  return { usable, inCharge, ...bytes };
}

/** `/connect`, first visit, slow. */
export const measureLogin = (scene: Scene): PageMeasure =>
  pageMeasure(
    () => openOnce(scene),
    (of) => [
      buildReportRow('/connect, first visit, slow: field usable', of('usable'), 'ms', { floors: 1.2 }),
      buildReportRow('/connect, first visit, slow: app interactive', of('inCharge'), 'ms', { floors: 2.5 }),
      buildReportRow('/connect: bytes before the field is usable', of('untilUsable'), 'kB', { budget: 110 }),
      buildReportRow('/connect: bytes before the app is interactive', of('untilInCharge'), 'kB'),
    ],
  );
