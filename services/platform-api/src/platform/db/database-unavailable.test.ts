import { expect, it } from '@jest/globals';
import { DatabaseUnavailable, StorageFull, asDatabaseError } from './database-unavailable';

it.each(['08006', '57P01', '53300', '55P03', '57014', '25P03', '40P01', '40001', 'ECONNRESET'])(
  'suggests a retry after %s, which stored nothing',
  (code) => {
    expect(asDatabaseError({ code })).toBeInstanceOf(DatabaseUnavailable);
  },
);

it('reports a full disk', () => {
  expect(asDatabaseError({ code: '53100' })).toBeInstanceOf(StorageFull);
});

it.each(['23505', '42601', '22021'])('leaves %s unchanged: a repeat would fail again', (code) => {
  const error = { code };
  expect(asDatabaseError(error)).toBe(error);
});
