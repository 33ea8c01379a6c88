import { describe, expect, it } from '@jest/globals';
import { completedPath, pathForVendor, vendorIdOfPath } from './vendor-path';

const list = { path: '/order-tracking/:vendorId?', keepsQuery: ['orderID'] };
const job = { path: '/bulk-order/:vendorId?/:bulkJobId?' };
const buildLocation = (pathname: string, search = '') => ({ pathname, search });

describe('another vendor on the same screen', () => {
  it('replaces the vendor segment, or adds it, and drops the query the route does not keep', () => {
    expect(pathForVendor(list, buildLocation('/order-tracking/v1', '?order_id=1&orderID=2'), 'v2')).toBe(
      '/order-tracking/v2?orderID=2',
    );
    expect(pathForVendor(list, buildLocation('/order-tracking'), 'v2')).toBe('/order-tracking/v2');
  });

  it('drops the path segments of the previous vendor', () => {
    expect(pathForVendor(job, buildLocation('/bulk-order/v1/job-7'), 'v2')).toBe('/bulk-order/v2');
  });

  it('is null if the path has no vendor segment or belongs to another route', () => {
    expect(pathForVendor({ path: '/faq' }, buildLocation('/faq'), 'v2')).toBeNull();
    expect(pathForVendor(list, buildLocation('/history/v1'), 'v2')).toBeNull();
  });
});

describe('a path without a vendor', () => {
  it('is completed, and its query is kept', () => {
    expect(completedPath(list, buildLocation('/order-tracking', '?order_id=1'), 'v1')).toBe(
      '/order-tracking/v1?order_id=1',
    );
  });

  it('is not completed if it contains a vendor', () => {
    expect(completedPath(list, buildLocation('/order-tracking/v9'), 'v1')).toBeNull();
    expect(vendorIdOfPath(list, '/order-tracking/v9')).toBe('v9');
    expect(vendorIdOfPath(list, '/order-tracking')).toBeNull();
    expect(vendorIdOfPath(list, '/order-tracking/%3Cb%3E')).toBe('<b>');
    expect(vendorIdOfPath(list, '/order-tracking/%zz')).toBe('%zz');
  });
});
