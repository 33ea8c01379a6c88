import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { API } from '../../../../testing/callers/place-order';
import { plantStatements } from '../../../../testing/money/plant-statements';
import { startTestApp, type TestApp } from '../../../../testing/server/start-test-app';

const SHOP = 'v1001';
const INVOICE = 'CT-2026-1';
let server: TestApp;
let csv: string;
let json: string;

beforeAll(async () => {
  server = await startTestApp({ limitFactor: 1000 });
  await plantStatements(server.deps, { shop: SHOP, outlet: 'v1002' });
  csv = await readFile(`${INVOICE}.csv`);
  json = await readFile(INVOICE);
});
afterAll(() => server.close());

async function readFile(path: string): Promise<string> {
  const headers = { authorization: await server.authorize('owner@demo.test') };
  return (await server.app.inject({ url: `${API}/vendor/${SHOP}/statements/${path}`, headers })).body;
}

const submit = async (file: string, language = 'en') => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `${API}/evidence/check`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': language },
    payload: new URLSearchParams({ file }).toString(),
  });
  return answer.body;
};
const check = async (file: string) => {
  const body = await submit(file);
  return /<p role="(?:alert|status)"><b>(.*?)<\/b>/.exec(body)?.[1]?.replaceAll(/<[^>]+>/g, '');
};
const REFUSED = 'Not signed here, or changed since.';
const ACCEPTED = /^Unchanged\. Statement CT-2026-1 of September 2026, signed here on Oct 1, 2026/;

it('accepts the CSV file of a statement, also as a text field pastes it', async () => {
  expect(await check(csv)).toMatch(ACCEPTED);
  expect(await check(csv.replace('\uFEFF', '').trimEnd())).toMatch(ACCEPTED);
  expect(await check(csv.replaceAll('\r\n', '\n'))).toMatch(ACCEPTED);
  expect(await submit(csv)).toContain(`Key ${server.deps.config.evidenceKey}`);
});

it('accepts the JSON of a statement, as the answer of the call and as its result', async () => {
  expect(await check(json)).toMatch(ACCEPTED);
  const { result } = JSON.parse(json) as { result: { statement: Record<string, unknown> } };
  expect(await check(JSON.stringify(result, null, 2))).toMatch(ACCEPTED);
  const turned = Object.fromEntries(Object.entries(result.statement).toReversed());
  expect(await check(JSON.stringify({ ...result, statement: turned }))).toMatch(ACCEPTED);
});

it('names a credit note as one', async () => {
  expect(await check(await readFile('CT-2026-2.csv'))).toMatch(
    /^Unchanged\. Credit note CT-2026-2 of September 2026/,
  );
});

/** The file with one digit changed, for every digit but those of the skipped part. */
function changeDigits(file: string, skipped: RegExp): string[] {
  const ends = skipped.exec(file);
  const [from, until] = ends ? [ends.index, ends.index + ends[0].length] : [0, 0];
  return [...file.matchAll(/\d/g)].flatMap(({ index, 0: digit }) =>
    index >= from && index < until
      ? []
      : [file.slice(0, index) + String((Number(digit) + 1) % 10) + file.slice(index + 1)],
  );
}

it('refuses every file with one changed digit', async () => {
  const files = [...changeDigits(csv, /signature,.*/), ...changeDigits(json, /"signature":"[^"]*"/)];
  expect(files.length).toBeGreaterThan(300);
  for (const file of files) expect(await check(file)).toBe(REFUSED);
});

it('refuses a changed signature, in whichever of its characters', async () => {
  const { signature } = (JSON.parse(json) as { result: { signature: string } }).result;
  const places = [0, signature.indexOf('.') + 5, signature.lastIndexOf('.') + 5, signature.length - 1];
  for (const place of places) {
    const other = String.fromCharCode(signature.charCodeAt(place) + 1);
    const changed = signature.slice(0, place) + other + signature.slice(place + 1);
    expect(await check(csv.replace(signature, changed))).toBe(REFUSED);
    expect(await check(json.replace(signature, changed))).toBe(REFUSED);
  }
});

it('refuses what is added to a file, what is left out, and the signature of another statement', async () => {
  const lines = csv.split('\r\n');
  const other = await readFile('CT-2026-2.csv');
  const ofOther = /signature,([^,]+)/.exec(other)?.[1] ?? '';
  const own = /signature,([^,]+)/.exec(csv)?.[1] ?? '';
  for (const file of [
    `${csv}1`,
    csv.replace(/,\r\n$/, ',5\r\n'),
    lines.toSpliced(12, 1).join('\r\n'),
    lines.toSpliced(12, 0, lines[12] ?? '').join('\r\n'),
    csv.replace(own, ofOther),
    json.replace(own, ofOther),
    json.replace('"sha256":"', '"sha256":"0'),
    '',
    '{}',
    'signature,',
  ])
    expect(await check(file)).toBe(REFUSED);
});
