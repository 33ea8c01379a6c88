import { defineManifest } from '@courier/shell-api/manifest';
import { routePatterns } from '@courier/shell-api/routes';

/** The form has the fields for a voucher, the payment and the time. */
const KEYWORDS: ('keys.words' | 'voucher.label' | 'form.payment' | 'form.time')[] = [
  'keys.words',
  'voucher.label',
  'form.payment',
  'form.time',
];

export const manifest = defineManifest({
  name: 'request-rider',
  titleKey: 'title',
  i18nNamespace: 'request-rider',
  topics: ['ordering'],
  // A page loads the paste reader's words of its country's languages; the build has those of 31.
  sizeBudget: 350_000,
  routes: [
    {
      id: 'request-form',
      path: routePatterns.requestRider,
      access: 'protected',
      modes: ['CLASSIC', 'GODROID', 'GUEST'],
      roles: ['landing'],
      workScreen: true,
      allOutletsToggle: false,
      keepsQuery: ['orderID'],
    },
    {
      id: 'payment-return',
      path: routePatterns.paymentReturn,
      access: 'protected',
      modes: ['CLASSIC', 'GODROID', 'GUEST'],
    },
  ],
  navigation: [
    { routeId: 'request-form', labelKey: 'nav.request', keywordKeys: KEYWORDS, icon: 'request', order: 10 },
  ],
  slots: ['settings-payment'],
  commands: [
    {
      id: 'new-request',
      labelKey: 'keys.new',
      keywordKeys: KEYWORDS,
      routeId: 'request-form',
      icon: 'request',
      key: 'n',
    },
  ],
  shortcuts: [
    { id: 'new', routeId: 'request-form', keys: ['N'], labelKey: 'keys.new' },
    { id: 'again', routeId: 'request-form', keys: ['O'], labelKey: 'keys.again' },
    { id: 'place', routeId: 'request-form', keys: ['Ctrl', 'Enter'], labelKey: 'keys.place' },
  ],
  noticeDurationMs: 5000,
  firstPaint: { 'request-form': 'first-paint/request-form.html' },
});
