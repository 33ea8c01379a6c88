function withQuery(path: string, query: Record<string, string | undefined>): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return entries.length ? `${path}?${new URLSearchParams(entries).toString()}` : path;
}

const segment = (value: string | undefined) => (value === undefined ? '' : `/${encodeURIComponent(value)}`);

const keyFragment = (key: string | undefined) => (key === undefined ? '' : `#key=${encodeURIComponent(key)}`);

/** The product's address patterns (portal specification, section 2), for manifests and the shell's router. */
export const routePatterns = {
  landing: '/',
  connect: '/connect',
  register: '/register',
  confirmRegistration: '/register/confirm',
  mailedLink: '/mailed-link',
  guest: '/guest',
  forgotPassword: '/forgot-password',
  maintenance: '/maintenance',
  terms: '/termsandconditions',
  prohibitedItems: '/prohibiteditems-c2c',
  faq: '/faq',
  helpCentre: '/helpcenter/:vendorId',
  settings: '/settings',
  requestRider: '/request-a-rider/:vendorId?',
  paymentReturn: '/payment-return',
  orderTracking: '/order-tracking/:vendorId?',
  history: '/history/:vendorId?',
  bulkOrder: '/bulk-order/:vendorId?/:bulkJobId?',
  collectionPoints: '/collection-points/:vendorId?',
  outletImport: '/import-collection-points/:vendorId?',
  publicTracking: '/tracking/:orderId',
  deliveryReceipt: '/delivery-receipt/:orderId',
  parcelTracking: '/tracking-c2c/:orderId',
  rider: '/rider',
} as const;

export type SettingsSection = 'account' | 'look' | 'alerts' | 'payment' | 'points';

/** Address builders; the only way to link from one remote to another. */
export const routes = {
  connect: () => '/connect',
  /** The form: empty, to update `orderId`, or prefilled from the order `again`. */
  requestRider: (to: { vendorId?: string; orderId?: string; again?: string } = {}) =>
    withQuery(`/request-a-rider${segment(to.vendorId)}`, { orderID: to.orderId, again: to.again }),
  /** The page to which the bank returns after its question about a payment. */
  paymentReturn: (to: { payment: string }) => withQuery('/payment-return', { payment: to.payment }),
  orderTracking: (to: { vendorId?: string; orderId?: string } = {}) =>
    withQuery(`/order-tracking${segment(to.vendorId)}`, { order_id: to.orderId }),
  /** Past orders, with one open; `evidence` shows its evidence. */
  history: (to: { vendorId?: string; orderId?: string; view?: 'evidence' } = {}) =>
    withQuery(`/history${segment(to.vendorId)}`, { view: to.view, order_id: to.orderId }),
  bulkOrder: (to: { vendorId?: string; bulkJobId?: string } = {}) =>
    `/bulk-order${segment(to.vendorId)}${to.vendorId === undefined ? '' : segment(to.bulkJobId)}`,
  /** A vendor's collection points; `outlet` opens the dialog of one, or of a `new` one. */
  collectionPoints: (to: { vendorId?: string; outlet?: string } = {}) =>
    withQuery(`/collection-points${segment(to.vendorId)}`, { outlet: to.outlet }),
  outletImport: (to: { vendorId?: string } = {}) => `/import-collection-points${segment(to.vendorId)}`,
  helpCentre: (to: { vendorId: string }) => `/helpcenter${segment(to.vendorId)}`,
  settings: (to: { section?: SettingsSection } = {}) =>
    to.section === undefined ? '/settings' : `/settings#${to.section}`,
  /** The customer's page; `key` shows the PIN and allows a rating, and is in the fragment, which no server gets. */
  publicTracking: (to: { orderId: string; key?: string | undefined }) =>
    `/tracking${segment(to.orderId)}${keyFragment(to.key)}`,
  /** `key` is for the link back to the customer's page. */
  deliveryReceipt: (to: { orderId: string; key?: string | undefined }) =>
    `/delivery-receipt${segment(to.orderId)}${keyFragment(to.key)}`,
};

/** First path segments of screens that show one order. */
const ORDER_SCREENS = ['order-tracking', 'history'];

/**
 * The customer's page of the order at an address, for a brand without that screen; else null.
 * @param to address within the portal
 */
export function alternativeAddress(to: string): string | null {
  const { pathname, searchParams } = new URL(to, 'http://portal.invalid');
  const orderId = searchParams.get('order_id');
  const [, screen = ''] = pathname.split('/');
  return orderId !== null && ORDER_SCREENS.includes(screen) ? routes.publicTracking({ orderId }) : null;
}

/** Paths of the public document, which also shows the 404 screen for unclaimed paths. */
export const PUBLIC_DOCUMENT_PATHS: readonly string[] = [
  routePatterns.landing,
  routePatterns.connect,
  routePatterns.register,
  routePatterns.confirmRegistration,
  routePatterns.mailedLink,
  routePatterns.guest,
  routePatterns.forgotPassword,
  routePatterns.maintenance,
  routePatterns.terms,
  routePatterns.prohibitedItems,
  routePatterns.faq,
];

export const WORKSPACE_DOCUMENT_PATHS: readonly string[] = [routePatterns.helpCentre, routePatterns.settings];

/** First segments that the server handles: no screen can be below them. */
export const SERVER_SEGMENTS: readonly string[] = [
  'courier',
  'live',
  'ofrep',
  'healthz',
  'readyz',
  'metrics',
  'docs',
  'dev',
  'help-centre',
  'conditions-api',
  'registry',
  'remotes',
  'locales',
  'shell',
  'public',
  'early',
  'overrides',
];
