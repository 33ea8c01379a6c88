import { expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limitInWords, limitsList } from './limits-page';

const PAGE = join(__dirname, '../../../../../docs/api.md');
const LIST = /(## Limits\n[\s\S]*?\n\n)(- [\s\S]*?)(\n\n|\n?$)/;

it('the API description lists the limit that the server enforces for every call', () => {
  const text = readFileSync(PAGE, 'utf8');
  if (process.env['WRITE'] === '1') writeFileSync(PAGE, text.replace(LIST, `$1${limitsList()}$3`));
  expect(LIST.exec(readFileSync(PAGE, 'utf8'))?.[2]?.trim()).toBe(limitsList());
});

it('formats a limit as text', () => {
  const limit = {
    address: { calls: 2, seconds: 60 },
    account: { calls: 3, seconds: 300 },
    quote: { calls: 4, seconds: 600, field: 'body.signature' },
  } as const;
  expect(limitInWords(limit)).toBe(
    '2 a minute per address, 3 in 5 minutes per account, 4 in 10 minutes per quote',
  );
});
