import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestApp, type TestApp } from '../testing/server/start-test-app';
import { seedDemoVouchers } from '../testing/server/demonstration';

const DOCUMENT = readFileSync(join(__dirname, '../../../../docs/api.md'), 'utf8');
const MARK = '@@ end of block @@';

/** Shell blocks of the document, each with the answer printed below it. */
const EXAMPLES = [...DOCUMENT.matchAll(/```(?:sh|bash)\n([\s\S]*?)```(?:\s*```json\n([\s\S]*?)```)?/g)].map(
  ([, script = '', answer]) => ({ script, answer, heading: headingBefore(script) }),
);

function headingBefore(script: string): string {
  const before = DOCUMENT.slice(0, DOCUMENT.indexOf(script));
  return [...before.matchAll(/^#+ (.*)$/gm)].at(-1)?.[1] ?? '';
}

function listJsonValues(text: string): unknown[] {
  const values: unknown[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    if (!/[}\]\n"]/.test(text[end - 1] ?? '') && end < text.length) continue;
    try {
      values.push(JSON.parse(text.slice(start, end)));
      start = end;
    } catch {
      // The value is still incomplete.
    }
  }
  return text.slice(start).trim() === '' ? values : [...values, { unreadable: text.slice(start) }];
}

/** `…` matches any text. */
const asPattern = (value: unknown): unknown => {
  if (value === '…') return expect.any(String);
  if (Array.isArray(value)) return value.map(asPattern);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, asPattern(inner)]);
  return expect.objectContaining(Object.fromEntries(entries));
};

let server: TestApp;
let printed: string[];
beforeAll(async () => {
  server = await startTestApp();
  await seedDemoVouchers(server.deps);
  const origin = await server.listen();
  const script = EXAMPLES.map((example) => `${example.script}\necho '${MARK}'`).join('\n');
  const { stdout } = await promisify(execFile)('sh', [
    '-euc',
    script.replaceAll('http://localhost:8080', origin),
  ]);
  printed = stdout.split(MARK);
});
afterAll(() => server.close());

it.each(EXAMPLES.map(({ heading, answer }, index) => ({ heading, answer, index })))(
  'the example $index under "$heading" answers what docs/api.md says',
  ({ answer, index }) => {
    expect(answer).toBeDefined();
    expect(listJsonValues(printed[index] ?? '')).toEqual(listJsonValues(answer ?? '').map(asPattern));
  },
);
