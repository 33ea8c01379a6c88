import type { Portal } from '../../portal/start-portal';
import type { Row } from '../report';

/** From server start in a built clone with an existing database to the first page. */
export async function measureSecondStart(portal: Portal): Promise<Row[]> {
  await portal.stop();
  const started = Date.now();
  await portal.start();
  await fetch(`${portal.origin}/connect`);
  return [
    {
      what: 'server start on an existing database to the first page',
      measured: Date.now() - started,
      unit: 'ms',
      budget: 5000,
    },
  ];
}
