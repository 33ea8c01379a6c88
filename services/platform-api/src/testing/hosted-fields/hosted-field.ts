/** Card numbers of the stand-ins, and what the bank does with them. Any other number is declined. */
export const HOSTED_CARDS = {
  approved: '4111111145551142',
  declined: '4000000000000002',
  challenge: '4000000000003220',
} as const;

export const hostedBehaviour = (number: string): string =>
  Object.entries(HOSTED_CARDS).find(([, known]) => known === number)?.[0] ?? 'declined';

export const FIELD_PATH = '/hosted-field';
export const TOKEN_PATH = '/hosted-token';

/**
 * A page of the provider with one card field, shown in a frame. What is typed stays in it: the page around it gets
 * whether it is valid, and encrypted values or a token.
 */
export const HOSTED_FIELD = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Card field</title>
<style>html,body{margin:0;block-size:100%}input{box-sizing:border-box;inline-size:100%;block-size:100%;border:0;font:16px sans-serif}</style></head>
<body><input inputmode="numeric" autocomplete="off"><script>
const query = new URLSearchParams(location.search);
const field = query.get('field');
const input = document.querySelector('input');
input.setAttribute('aria-label', query.get('label'));
const CARDS = ${JSON.stringify(HOSTED_CARDS)};
const FORMS = { number: /^\\d{12,19}$/, expiry: /^(0[1-9]|1[0-2])\\/\\d{2}$/, code: /^\\d{3,4}$/ };
const typed = () => input.value.replaceAll(/\\s/g, '');
const encrypted = (name) => 'adyen-test-' + name + '-' + crypto.getRandomValues(new Uint32Array(4)).join('');
const behaviour = () => Object.keys(CARDS).find((name) => CARDS[name] === typed()) ?? 'declined';
const ENCRYPTED = {
  number: () => ({ encryptedCardNumber: encrypted(behaviour()) }),
  expiry: () => ({ encryptedExpiryMonth: encrypted('month'), encryptedExpiryYear: encrypted('year') }),
  code: () => ({ encryptedSecurityCode: encrypted('code') }),
};
input.addEventListener('input', () => {
  const isValid = FORMS[field].test(typed());
  parent.postMessage({ hosted: 'change', field, isValid, values: isValid ? ENCRYPTED[field]() : {} }, '*');
});
// The frame of the number sends the card to the provider, with the code from the frame beside it.
addEventListener('message', async ({ source, data }) => {
  if (source !== parent || data.hosted !== 'token') return;
  const code = parent.frames['code'].document.querySelector('input').value;
  const body = JSON.stringify({ ...data.options, number: typed(), securityCode: code });
  const answer = await fetch('${TOKEN_PATH}', { method: 'POST', body });
  parent.postMessage({ hosted: 'token', token: await answer.text() }, '*');
});
</script></body></html>`;

/** Creates the frame of a field: `origin` is a constant of the scripts that contain it. */
export const FRAME_CODE = `
const origin = new URL(document.currentScript.src).origin;
const openFrame = (field, label, holder) => {
  const frame = document.createElement('iframe');
  frame.name = field;
  frame.title = label;
  frame.src = origin + '${FIELD_PATH}?' + new URLSearchParams({ field, label });
  holder.append(frame);
  return frame;
};
const listen = (handle) =>
  addEventListener('message', (event) => {
    if (event.origin === origin && event.data.hosted) handle(event.data);
  });
`;
