import { expect, it } from '@jest/globals';
import { ConfigurationError } from '../configuration-error';
import { parsePortalConfig } from './portal-config';

const valid = {
  country: 'TW',
  brand: 'courier',
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

it.each(['san', 'stg', 'prd'])('accepts the environment %s', (environment) => {
  expect(parsePortalConfig({ ...valid, environment })).toMatchObject({ environment });
});

it('refuses any other environment, and none [CONF-01, CONF-05]', () => {
  const { environment: _left, ...without } = valid;
  expect(() => parsePortalConfig(without)).toThrow(/environment must be/);
  expect(() => parsePortalConfig({ ...valid, environment: 'production' })).toThrow(
    /environment must be one of san, stg, prd/,
  );
});

it('accepts only booleans for silent [CONF-08]', () => {
  expect(parsePortalConfig({ ...valid, silent: true }).silent).toBe(true);
  expect(parsePortalConfig({ ...valid, silent: false }).silent).toBe(false);
  expect(() => parsePortalConfig({ ...valid, silent: 'yes' })).toThrow(/silent/);
});

it('reports every wrong field without its value', () => {
  const broken = { ...valid, brand: 'secret-value', country: 'XX' };
  expect(() => parsePortalConfig(broken)).toThrow(ConfigurationError);
  expect(() => parsePortalConfig(broken)).toThrow(/country.*brand/);
  expect(() => parsePortalConfig(broken)).not.toThrow(/secret-value/);
});
