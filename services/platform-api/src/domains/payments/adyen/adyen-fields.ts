import type { CountryCode } from '@courier/config';
import type { AdyenAccount } from '../../../settings/payment-accounts';
import type { CardFields } from '../external/card-fields/card-fields';

/** The custom card of Adyen Web 6: Adyen's frames hold number, expiry and code and give them encrypted. */
export const createAdyenFields = (
  { clientKey, environment, script, apiUrl }: AdyenAccount,
  country: CountryCode,
): CardFields => ({
  script,
  values: { clientKey, environment, country },
  // A stand-in serves all of it.
  sources: [new URL(script.url).origin, ...(apiUrl.startsWith('http:') ? [] : ['https://*.adyen.com'])],
  code: ADYEN_CODE,
});

const ADYEN_CODE = `
const startFields = async ({ clientKey, environment, country }, { setValid, showError, language, colours }) => {
  const { AdyenCheckout, CustomCard } = window.AdyenWeb;
  const names = { encryptedCardNumber: 'number', encryptedExpiryDate: 'expiry', encryptedSecurityCode: 'code' };
  for (const [name, id] of Object.entries(names)) document.getElementById(id).dataset.cse = name;
  const checkout = await AdyenCheckout({ clientKey, environment, locale: language, countryCode: country });
  let state = { isValid: false, data: {} };
  const card = new CustomCard(checkout, {
    type: 'card',
    brands: ['visa', 'mc', 'amex', 'jcb'],
    styles: { base: { color: colours.text, fontSize: '16px' }, placeholder: { color: colours.muted } },
    onChange: (next) => {
      state = next;
      setValid(next.isValid);
    },
    onError: ({ fieldType, error }) => {
      if (names[fieldType]) showError(names[fieldType], Boolean(error));
    },
  }).mount('#fields');
  return {
    check: () => card.showValidation(),
    read: () => {
      const { encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode } =
        state.data.paymentMethod ?? {};
      if (!state.isValid) return null;
      return {
        encrypted_card_number: encryptedCardNumber,
        encrypted_expiry_month: encryptedExpiryMonth,
        encrypted_expiry_year: encryptedExpiryYear,
        encrypted_security_code: encryptedSecurityCode,
      };
    },
  };
};
`;
