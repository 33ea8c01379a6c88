import { describe, expect, it } from '@jest/globals';
import { matchesPattern } from './path-pattern';

describe('route patterns', () => {
  it.each([
    ['/', '/', true],
    ['/', '/x', false],
    ['/history/:vendorId?', '/history', true],
    ['/history/:vendorId?', '/history/v1001/', true],
    ['/history/:vendorId?', '/history/v1001/more', false],
    ['/bulk/:vendorId?/:jobId?', '/bulk/v/7', true],
    ['/tracking/:orderId', '/tracking', false],
    ['/Tracking/:orderId', '/tracking/7', true],
    ['/files/*', '/files/a/b', true],
    ['/a/edit?/b', '/a/b', true],
  ])('%s against %s is %s', (pattern, path, expected) => {
    expect(matchesPattern(pattern, path)).toBe(expected);
  });
});
