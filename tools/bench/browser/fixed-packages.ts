import { buildReportRow } from '../report';
import { pageMeasure, type PageMeasure, type Scene } from './page-measure';
import { markTime, openFrom, openSlowPage } from './slow-page';

async function openOnce({ browser, elsewhere }: Scene, address: string) {
  const slow = await openSlowPage(browser);
  await openFrom(elsewhere, slow, address);
  const inCharge = await markTime(slow.page, 'bench:packages-in-charge');
  const kilobytes = slow.bytes() / 1000;
  await slow.close();
  return { inCharge, kilobytes };
}

/** The architecture's packages with one field and none of our code. @param address of that page */
export const measureFixedPackages = (scene: Scene, address: string): PageMeasure =>
  pageMeasure(
    () => openOnce(scene, address),
    (of) => [
      buildReportRow(
        '  its packages alone, with one field and no code of ours: interactive',
        of('inCharge'),
        'ms',
      ),
      buildReportRow('  the packages: bytes', of('kilobytes'), 'kB'),
    ],
  );
