import { escapeAttribute } from '../../domains/texts/escape';

export const BANK_PATH = '/bank/3ds';

/**
 * The page of a cardholder's bank.
 * @param approve HTML that sends the acceptance
 * @param leave where the cardholder returns to without an answer
 */
export const bankPage = (approve: string, leave: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bank</title><h1>Your bank</h1>${approve} <a href="${escapeAttribute(leave)}">Back to the shop</a></html>`;

/** Adyen's bank returns with a result in the address. */
export function adyenBankPage(address: string): string {
  const { searchParams: query } = new URL(address, 'http://bank');
  const back = query.get('redirectTo') ?? '';
  const result = encodeURIComponent(`${query.get('payment')}:approved`);
  return bankPage(`<a href="${escapeAttribute(`${back}&redirectResult=${result}`)}">Approve</a>`, back);
}

/** Cybersource's bank posts a form. */
export function cybersourceBankPage(returnUrl: string): string {
  const field = '<input type="hidden" name="TransactionId" value="bank-transaction">';
  const form = `<form method="post" action="${escapeAttribute(returnUrl)}">${field}<button>Approve</button></form>`;
  return bankPage(form, returnUrl);
}
