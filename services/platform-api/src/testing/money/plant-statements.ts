import { consoleAuthor } from '../../platform/audit/authors';
import { changeRules } from '../../domains/prices/operator-rules/rule-changes';
import { sellerFile } from '../../domains/prices/sellers/seller-file';
import { issueCreditNote } from '../../domains/money/statements/issue/credit-note';
import { issueMonth } from '../../domains/money/statements/issue/issue-month';
import { monthRange } from '../../domains/money/statements/lines/months';
import type { TestApp } from '../server/start-test-app';
import { plantOrder } from './plant-orders';

type TestDeps = Pick<TestApp['deps'], 'db' | 'config'>;

const SELLER = {
  name: 'Courier, Ltd.',
  address: ['1 Main Rd', 'Taipei'],
  taxNumber: '12345678',
  footer: 'Bank 700 <123>',
  prefix: 'CT',
};

const buildDelivery = (month: string, vendorId: string, index: number) => {
  const createdAt = monthRange(month, 'TW').from + index * 1000;
  return {
    orderId: `${vendorId}-${month}-${index}`,
    vendorId,
    country: 'TW' as const,
    status: 'DELIVERED' as const,
    createdAt,
    endedAt: createdAt + 900,
  };
};

/**
 * Documents of a shop with an outlet: `TW-2026-1`, a statement of August without a seller, `CT-2026-1`, an invoice of
 * September, and `CT-2026-2`, a credit note for it.
 */
export async function plantStatements(
  { db, config }: TestDeps,
  { shop, outlet }: { shop: string; outlet: string },
): Promise<void> {
  const depsAt = (at: number) => ({
    db,
    config,
    clock: { nowSeconds: () => at, nowMs: () => at * 1000 },
  });
  const issue = (month: string) =>
    issueMonth(depsAt(monthRange(month, 'TW').until + 21_600), { country: 'TW', month });
  await plantOrder(db, { ...buildDelivery('2026-08', shop, 0), lines: [{ kind: 'base', amountMinor: 75 }] });
  await issue('2026-08');
  await changeRules(
    db,
    sellerFile,
    { file: 'sellers.csv', rules: { byCountry: new Map([['TW', [SELLER]]]), places: [] }, nowSeconds: 1 },
    { author: consoleAuthor(), madeBy: 'Ana', note: '', validFrom: () => 1, isTrial: false },
  );
  const tax = { taxPercent: 500, taxMinor: 60 };
  await plantOrder(db, {
    ...buildDelivery('2026-09', shop, 0),
    lines: [{ kind: 'base', amountMinor: 1260, ...tax }],
  });
  await plantOrder(db, {
    ...buildDelivery('2026-09', outlet, 1),
    lines: [{ kind: 'base', amountMinor: 2520, taxPercent: 500, taxMinor: 120 }],
    cashMinor: 640,
  });
  await issue('2026-09');
  const at = monthRange('2026-10', 'TW').from + 50_000;
  await issueCreditNote(depsAt(at), {
    author: consoleAuthor(),
    country: 'TW',
    number: 'CT-2026-1',
    why: 'Agreed <price>',
    amount: '105',
  });
}
