import * as z from 'zod';
import type { CybersourceAccount } from '../../../settings/payment-accounts';
import type { CardFields } from '../external/card-fields/card-fields';
import { parseJson } from '../../../platform/outgoing/http/read-answer';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import type { CybersourceCalls } from './cybersource-calls';

const contextSchema = z.object({
  ctx: z
    .array(z.object({ data: z.object({ clientLibrary: z.string(), clientLibraryIntegrity: z.string() }) }))
    .min(1),
});

/**
 * Microform v2: Cybersource's frames hold number and code. The capture context names the script, which has to come from
 * the configured origin.
 * @throws OutgoingFailure
 */
export async function createCybersourceFields(
  calls: CybersourceCalls,
  { flexUrl, cardNetworks }: CybersourceAccount,
  targetOrigins: readonly string[],
): Promise<CardFields> {
  const body = { targetOrigins, clientVersion: 'v2', allowedCardNetworks: cardNetworks };
  const { status, text: captureContext } = await calls.send('/microform/v2/sessions', body);
  const claims = contextSchema.safeParse(
    parseJson(Buffer.from(captureContext.split('.')[1] ?? '', 'base64url').toString('utf8')),
  );
  const library = claims.success ? claims.data.ctx[0]?.data : undefined;
  const origin = new URL(flexUrl).origin;
  if (status >= 300 || !library || !URL.canParse(library.clientLibrary))
    throw new OutgoingFailure('refused', status, 'no capture context');
  if (new URL(library.clientLibrary).origin !== origin)
    throw new OutgoingFailure('refused', status, 'a script of another origin');
  return {
    script: { url: library.clientLibrary, integrity: library.clientLibraryIntegrity },
    values: { captureContext },
    sources: [origin],
    code: MICROFORM_CODE,
  };
}

const MICROFORM_CODE = `
const startFields = async ({ captureContext }, { setValid, showError, labels, colours }) => {
  const expiry = document.createElement('input');
  expiry.inputMode = 'numeric';
  expiry.autocomplete = 'cc-exp';
  expiry.placeholder = 'MM/YY';
  expiry.setAttribute('aria-labelledby', 'expiry-label');
  document.getElementById('expiry').append(expiry);
  const microform = new window.Flex(captureContext).microform('card', {
    styles: { input: { color: colours.text, 'font-size': '16px' }, '::placeholder': { color: colours.muted } },
  });
  const valid = { number: false, expiry: false, code: false };
  let scheme = 'other';
  const note = (field, isValid) => {
    valid[field] = isValid;
    showError(field, false);
    setValid(valid.number && valid.expiry && valid.code);
  };
  const readExpiry = () => /^\\s*(0?[1-9]|1[0-2])\\s*\\/\\s*(\\d{2})\\s*$/.exec(expiry.value);
  expiry.addEventListener('input', () => note('expiry', readExpiry() !== null));
  const number = microform.createField('number', { 'aria-label': labels.number });
  const code = microform.createField('securityCode', { 'aria-label': labels.code });
  number.on('change', (data) => {
    scheme = data.card?.[0]?.name ?? 'other';
    note('number', data.valid);
  });
  code.on('change', (data) => note('code', data.valid));
  number.load('#number');
  code.load('#code');
  const check = () => {
    for (const field of Object.keys(valid)) showError(field, !valid[field]);
  };
  const read = async () => {
    const [, month, year] = readExpiry() ?? [];
    if (!month) return null;
    const options = { expirationMonth: month.padStart(2, '0'), expirationYear: '20' + year };
    const token = await new Promise((resolve, reject) =>
      microform.createToken(options, (error, created) => (error ? reject(error) : resolve(created))),
    );
    const part = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
    const { number: shown } = JSON.parse(atob(part)).content.paymentInformation.card;
    return {
      card_last_digits: shown.maskedValue.slice(-4),
      raw_card_expiry_month: month.padStart(2, '0'),
      raw_card_expiry_year: year,
      bin: shown.bin.slice(0, 8),
      encrypted_card_data: token,
      scheme,
    };
  };
  return { check, read };
};
`;
