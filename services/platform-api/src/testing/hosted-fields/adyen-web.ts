import { FRAME_CODE } from './hosted-field';

/** The part of Adyen Web 6 that a page with a custom card uses, from its public description. */
export const ADYEN_WEB = `(() => {
${FRAME_CODE}
const FIELDS = { encryptedCardNumber: 'number', encryptedExpiryDate: 'expiry', encryptedSecurityCode: 'code' };
const LABELS = { number: 'Card number', expiry: 'Expiry date', code: 'Security code' };
class CustomCard {
  constructor(checkout, options) {
    if (!checkout.clientKey) throw new Error('The client key is missing.');
    this.options = options;
    this.valid = {};
    this.values = {};
  }
  mount(selector) {
    for (const holder of document.querySelectorAll(selector + ' [data-cse]')) {
      const field = FIELDS[holder.dataset.cse];
      openFrame(field, LABELS[field], holder);
    }
    listen(({ hosted, field, isValid, values }) => {
      if (hosted !== 'change') return;
      this.valid[field] = isValid;
      Object.assign(this.values, values);
      this.report(field, false);
      const all = Object.keys(LABELS).every((name) => this.valid[name]);
      this.options.onChange({ isValid: all, data: { paymentMethod: { type: 'scheme', ...this.values } } });
    });
    return this;
  }
  report(field, error) {
    const [fieldType] = Object.entries(FIELDS).find(([, name]) => name === field);
    this.options.onError({ fieldType, error: error ? 'error.va.gen.01' : '' });
  }
  showValidation() {
    for (const field of Object.keys(LABELS)) this.report(field, !this.valid[field]);
  }
}
const AdyenCheckout = async (options) => options;
window.AdyenWeb = { AdyenCheckout, CustomCard };
})();`;
