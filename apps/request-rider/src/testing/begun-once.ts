import { afterEach, beforeEach } from '@jest/globals';
import { beginRequest } from './begin-request';

/** Begins the one request of a test, in an empty browser; it is left when the test ends. */
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
