import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { ROOT } from '../../tools/publish/paths';
import { startPortal, type Portal } from '../../tools/portal/start-portal';
import { writeSite } from '../../tools/skew/site-parts';
import { ownPortal } from '../fixtures/own-portal';
import { expect, test as base } from '../fixtures/portal';
import { placeOrder } from '../pages/shop-order';
import { walkCell } from './cells';
import { expectedResults, KNOWN } from './known';
import { storeOutcome, readOutcome, type Cells } from './outcomes';
import { pairsToWalk, sides, TODAY, type Pair } from './sides';
import { formatMatrix } from './table';
import { walk, WALKS, type Ground } from './walks';

const REPORT = join(ROOT, 'reports/skew.md');
const isFull = Boolean(process.env['COURIER_DEEP']);
const pairs = pairsToWalk(isFull);

const ADVICE =
  'A remote needs something its shell does not offer, or a shell removed something. Fix it; if the shell is stored and cannot be fixed, add the reason to e2e/skew/known.ts.';

/** Names are unique per pair and must consist of letters. */
const pairName = (index: number) =>
  `Skew ${String.fromCodePoint(...[Math.floor(index / 26), index % 26].map((letter) => 65 + letter))}`;

/** One portal for all pairs; each pair makes its own site from it. */
const test = base.extend<object, { portal: Portal }>({
  portal: ownPortal(startPortal),
});

async function walkAll(context: BrowserContext, ground: Ground): Promise<Cells> {
  const cells: Partial<Cells> = {};
  for (const name of WALKS) {
    const before = cells.request;
    if (name === 'place' && before && before.result !== 'works') {
      cells.place = before;
      continue;
    }
    const page = name === 'place' ? context.pages()[0] : await context.newPage();
    if (!page) throw new Error('The page of the request is gone');
    cells[name] = await walkCell(page, () => walk[name](page, ground), name !== 'sign in');
    if (name !== 'request') await page.close();
  }
  return cells as Cells;
}

for (const pair of pairs) {
  test(`shell ${pair.shell.name} with remotes ${pair.remotes.name}`, async ({ portal, context, request }) => {
    writeSite(portal.siteDir, pair.shell.open(), pair.remotes.open());
    // Paused, so that the order stays in its list.
    await request.post(`${portal.origin}/courier/api/v1/simulator`, { data: { paused: true } });
    const customer = pairName(pairs.indexOf(pair));
    const { orderId } = await placeOrder(request, portal.origin, 'v1001', customer);
    const cells = await walkAll(context, { origin: portal.origin, order: { id: orderId, customer } });
    storeOutcome(pair, cells);
    const came = Object.fromEntries(WALKS.map((name) => [name, cells[name].result]));
    expect(came, `${ADVICE}\n${JSON.stringify(cells, null, 1)}`).toEqual(
      expectedResults(pair.shell.name, pair.remotes.name),
    );
  });
}

test('the table of shells and remotes has no empty cell', () => {
  const walked = pairs.map((pair: Pair) => ({ pair, cells: readOutcome(pair) }));
  expect(walked.filter(({ cells }) => cells === null)).toEqual([]);
  const rows = walked.flatMap(({ pair, cells }) => (cells ? [{ pair, cells }] : []));
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  writeFileSync(REPORT, formatMatrix(sides(), rows));
  const results = rows.flatMap(({ cells }) => WALKS.map((walk) => cells[walk].result));
  const counted = (wanted: string) => results.filter((result) => result === wanted).length;
  if (isFull)
    process.stdout.write(
      `measured: walks through old and new shells: completed; error page = ${counted('works')}; ${counted('wall')} of ${results.length} (goal no new failure)\n`,
    );
  const lines = readFileSync(REPORT, 'utf8').match(/^\| .*(works|wall|torn down|fails).* \|$/gm) ?? [];
  expect(lines).toHaveLength(isFull ? pairs.length : 4);
  if (isFull) expect(pairs.length).toBeGreaterThanOrEqual(24);
  for (const one of lines)
    expect(
      one
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    ).not.toContain('');
});

test('every known break names stored sides and a reason, and none is for the current shell', () => {
  const names = sides().map(({ name }) => name);
  for (const { shells, remotes, why } of KNOWN) {
    expect(why).not.toBe('');
    expect(names).toEqual(expect.arrayContaining([...shells, ...remotes]));
    expect(shells).not.toContain(TODAY);
  }
});
