import { countryConfig, toMinor, type CountryCode } from '@courier/config';
import { readCommandLine } from '../../../platform/command-line';
import { ConfigError } from '../../../settings/config';
import type { Refund } from './refund-order';

export const USAGE = `Usage:
  npm run refunds -- <order>
      prints the lines of an order, what is left of each, and its refunds
  npm run refunds -- <order> --amount 30 --why "Delivered an hour late"
      refunds a part of the order to the card that paid it; --amount all refunds what is left
  npm run refunds -- <order> --line 2 --amount 12.50 --why "..."
      refunds a part of one line
  npm run refunds -- <order> --credit --amount 30 --why "..."
      lowers what the shop owes, and leaves the card as it is`;

const LONGEST_REASON = 500;

const TEXT = { type: 'string' } as const;

export interface RefundQuestion {
  orderId: string;
  /** Null for a report. The amount is read when the currency of the order is known. */
  refund: (Omit<Refund, 'amountMinor' | 'orderId'> & { amount: string }) | null;
}

/**
 * Null where `--help` is requested.
 * @throws ConfigError
 */
export function readRefundQuestion(args: readonly string[]): RefundQuestion | null {
  const options = { line: TEXT, amount: TEXT, why: TEXT, credit: { type: 'boolean' } } as const;
  const read = readCommandLine({ usage: USAGE, options, arguments: [1, 1] }, args);
  if (!read) return null;
  const { line, amount, why, credit = false } = read.values;
  const [orderId = ''] = read.positionals;
  if (line === undefined && amount === undefined && why === undefined && !credit)
    return { orderId, refund: null };
  if (amount === undefined) throw new ConfigError(`--amount is missing: an amount, or all.\n${USAGE}`);
  const reason = why?.trim() ?? '';
  if (reason === '')
    throw new ConfigError(`--why is missing: the reason is stored with the refund.\n${USAGE}`);
  if (reason.length > LONGEST_REASON)
    throw new ConfigError(`--why has ${reason.length} characters, at most ${LONGEST_REASON} are stored.`);
  return { orderId, refund: { line: readLine(line), amount, reason, by: credit ? 'credit' : 'card' } };
}

function readLine(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,4}$/.test(text))
    throw new ConfigError(`--line "${text}": write the number that "npm run refunds -- <order>" prints.`);
  return Number(text);
}

/**
 * In minor units; null for everything that is left.
 * @throws ConfigError
 */
export function readRefundAmount(text: string, country: CountryCode): number | null {
  if (text === 'all') return null;
  const { decimals, isoCurrency } = countryConfig(country);
  const example = (12.5).toFixed(decimals);
  const match = /^\d{1,9}(?:\.(\d+))?$/.exec(text);
  if (!match) throw new ConfigError(`--amount "${text}": write a number such as ${example}, or all.`);
  if ((match[1] ?? '').length > decimals)
    throw new ConfigError(
      `--amount "${text}": ${isoCurrency} has ${decimals === 0 ? 'no' : `${decimals}`} decimals.`,
    );
  const minor = toMinor(Number(text), country);
  if (minor === 0) throw new ConfigError(`--amount "${text}": a refund is above 0.`);
  return minor;
}
