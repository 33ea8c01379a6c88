import { expect, it } from '@jest/globals';
import { typeErrors } from './type-check';

it('reads each type error with the lines that explain it, and nothing else', () => {
  const output = [
    "src/a.tsx(3,5): error TS2322: Type 'string' is not assignable to type 'number'.",
    '  The expected type comes from property a.',
    "src/b.ts(1,1): error TS2304: Cannot find name 'b'.",
    '',
    'Found 2 errors.',
  ].join('\r\n');
  expect(typeErrors(output)).toEqual([
    "src/a.tsx(3,5): error TS2322: Type 'string' is not assignable to type 'number'.\n  The expected type comes from property a.",
    "src/b.ts(1,1): error TS2304: Cannot find name 'b'.",
  ]);
  expect(typeErrors('')).toEqual([]);
});
