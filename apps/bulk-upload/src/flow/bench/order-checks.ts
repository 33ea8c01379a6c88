import { checkBenchRow, type BenchRules } from '../../model/bench/check-row';
import { ORDER_TABLE } from '../../model/bench/order-table';
import type { BenchChecks } from './create-bench';

export const orderChecks = (rules: BenchRules): BenchChecks => ({
  table: ORDER_TABLE,
  rules,
  listProblems: (row) => checkBenchRow(row, rules),
});
