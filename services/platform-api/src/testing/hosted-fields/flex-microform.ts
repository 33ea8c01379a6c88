import { FRAME_CODE } from './hosted-field';

/** The part of Microform v2 that a page with card fields uses, from its public description. */
export const FLEX_MICROFORM = `(() => {
${FRAME_CODE}
const FIELDS = { number: 'number', securityCode: 'code' };
class Field {
  constructor(type, options) {
    this.name = FIELDS[type];
    this.label = options['aria-label'] ?? '';
    this.handlers = [];
  }
  on(event, handle) {
    if (event === 'change') this.handlers.push(handle);
  }
  load(selector) {
    this.frame = openFrame(this.name, this.label, document.querySelector(selector));
    listen(({ hosted, field, isValid }) => {
      if (hosted !== 'change' || field !== this.name) return;
      const card = this.name === 'number' ? [{ name: 'visa', valid: isValid }] : undefined;
      for (const handle of this.handlers) handle({ valid: isValid, card });
    });
  }
}
class Microform {
  fields = {};
  createField(type, options = {}) {
    return (this.fields[type] = new Field(type, options));
  }
  createToken(options, done) {
    listen(({ hosted, token }) => {
      if (hosted === 'token') done(null, token);
    });
    this.fields.number.frame.contentWindow.postMessage({ hosted: 'token', options }, origin);
  }
}
window.Flex = class {
  constructor(captureContext) {
    if (captureContext.split('.').length !== 3) throw new Error('The capture context cannot be read.');
  }
  microform(type) {
    if (type !== 'card') throw new Error('Only cards are supported.');
    return new Microform();
  }
};
})();`;
