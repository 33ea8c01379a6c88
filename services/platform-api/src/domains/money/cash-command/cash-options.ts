import { isCountryCode, type CountryCode } from '@courier/config';
import { parseArgs } from 'node:util';
import { ConfigError } from '../../../settings/config';

export const USAGE = `Usage:
  npm run cash -- differences [--country tw] [--days 30]   orders whose cash differs from the amount due,
                                                           and reports of cash that changed no order
  npm run cash -- due [--country tw] [--day 2026-11-30]    what each rider and fleet owes
  npm run cash -- due --rider rider-1a2b3c4d [--day …]     each entry of one rider; also --shop v1001,
                                                           and --fleet main --country tw
  npm run cash -- hand-in <rider id> --amount 640 --why "end of shift" [--receipt 17]
  npm run cash -- hand-in --fleet main --country tw --amount 640 --why … [--receipt 17]
  npm run cash -- remit <file> --fleet main --country tw [--dry-run]
                                                           books a CSV or XLSX file of cash that a fleet hands in
  npm run cash -- pay-out <shop id> --amount 600 --why "transfer 17" [--receipt 17]
  npm run cash -- adjust <rider id> --amount 50 --why "paid, then cancelled" [--order …]
  npm run cash -- adjust --fleet main --country tw --amount 50 --why …
  npm run cash -- close <day> --country tw                 books nothing more on this day and those before it
A negative amount takes a booking back, and is written with =: --amount=-50.
--by olga names who books: with hand-in, remit, pay-out, adjust and close; else it is the user of the operating system.`;

/** Names the mistake before the usage. */
export const createUsageError = (problem: string): ConfigError => new ConfigError(`${problem}\n\n${USAGE}`);

export type CashOptions = ReturnType<typeof readCashOptions>['options'];

export function readCashOptions(args: string[]) {
  const text = { type: 'string' } as const;
  const options = {
    country: text,
    days: text,
    day: text,
    rider: text,
    fleet: text,
    shop: text,
    amount: text,
    why: text,
    receipt: text,
    order: text,
    by: text,
    'dry-run': { type: 'boolean' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [command = '', subject, ...rest] = positionals;
    if (rest.length > 0) throw new TypeError(`There are too many arguments: ${rest.join(' ')}.`);
    return { command, subject, options: values };
  } catch (error) {
    // All are mistakes in the arguments.
    throw createUsageError((error as TypeError).message);
  }
}

/** @throws ConfigError for an option that the command does not have */
export function refuseOthers(options: CashOptions, allowed: readonly (keyof CashOptions)[]): void {
  const others = Object.keys(options).filter((name) => !allowed.includes(name as keyof CashOptions));
  if (others.length > 0)
    throw createUsageError(`The command has no option ${others.map((name) => `--${name}`).join(', ')}.`);
}

export function readCountry({ country }: CashOptions): CountryCode | undefined {
  if (country === undefined) return undefined;
  const code = country.toUpperCase();
  if (!isCountryCode(code)) throw new ConfigError(`There is no country ${country}.`);
  return code;
}

export function requireCountry(options: CashOptions): CountryCode {
  const country = readCountry(options);
  if (country === undefined) throw new ConfigError('Name the country, for example --country tw.');
  return country;
}
