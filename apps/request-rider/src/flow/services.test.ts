import { describe, expect, it } from '@jest/globals';
import { buildVendor, createFakeBackend } from '@courier/api-client/testing';
import { createTestShell } from '@courier/shell-api/testing';
import { vendorNow } from './services';

const opened = buildVendor({ vendor_id: 'kw1002', name: 'As the form opened' });
const nowWith = (...vendors: ReturnType<typeof buildVendor>[]) =>
  vendorNow({ ports: createTestShell({ api: createFakeBackend().client, vendors }).ports, vendor: opened })
    .vendor_information.name;

describe('the vendor of a request', () => {
  it('is the portal’s current data for its id', () => {
    const vendors = ['kw1001', 'kw1002'].map((vendor_id) =>
      buildVendor({ vendor_id, name: `${vendor_id} now` }),
    );
    expect(nowWith(...vendors)).toBe('kw1002 now');
  });

  it('is the one from when the form opened after the portal removed it', () => {
    expect(nowWith(buildVendor({ vendor_id: 'kw1001' }))).toBe('As the form opened');
  });
});
