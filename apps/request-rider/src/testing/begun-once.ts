import { afterEach, beforeEach } from '@jest/globals';
import { beginRequest } from './begin-request';

/** Begins one request per test with empty storage and leaves it after the test. */
export function begunOnce(): typeof beginRequest {
  let close: () => void = () => undefined;
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    close();
    close = () => undefined;
  });
  return async (...input) => {
    const begun = await beginRequest(...input);
    close = begun.close;
    return begun;
  };
}
