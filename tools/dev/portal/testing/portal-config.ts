import type { PortalConfig } from '@courier/config';

export const portalConfig: PortalConfig = {
  country: 'KW',
  brand: 'oasis',
  environment: 'stg',
  build: 'b1',
  apiBase: '/courier/api/v1',
  livePath: '/live',
  flagsPath: '/ofrep/v1/evaluate/flags',
  flags: { voucher: true },
  mapStyleUrl: null,
  testVendorIds: [],
  fallbackDeliveryFee: 0,
  styleNonce: 'n',
};
