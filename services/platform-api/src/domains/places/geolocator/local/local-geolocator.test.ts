import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../../../testing/until';
import { createLocalGeolocator, type LocalGeolocator } from './local-geolocator';
import { PLACE_FILE_HEADING, type LocalPlace } from './place-file';

const folder = mkdtempSync(join(tmpdir(), 'courier-places-'));
afterAll(() => rmSync(folder, { recursive: true }));

let file: string;
let problems: string[];
let files = 0;
beforeEach(() => {
  file = join(folder, `${(files += 1)}.jsonl`);
  problems = [];
});

const NOWHERE: LocalGeolocator = {
  warm: async () => undefined,
  search: async () => [],
  details: async () => undefined,
  reverse: async () => undefined,
};
const open = (path = file) => createLocalGeolocator(path, NOWHERE, (sentence) => problems.push(sentence));

const street = (id: number, name: string): LocalPlace => ({
  type: 'W',
  id,
  at: [29.35 + (id % 997) / 10_000, 48.05 + (id % 991) / 10_000],
  kind: 'street',
  names: { local: `شارع ${name}`, en: `${name} Street` },
  country: 'KW',
  lines: [[29.35, 48.05 + (id % 991) / 10_000, 29.36, 48.06 + (id % 991) / 10_000]],
});
const write = (places: readonly LocalPlace[], ending = '') =>
  writeFileSync(
    file,
    `${[PLACE_FILE_HEADING, ...places.map((one) => JSON.stringify(one))].join('\n')}\n${ending}`,
  );
const find = async (geolocator: LocalGeolocator, text: string) => {
  const caller = 'somebody';
  const found = await geolocator.search({ text, country: 'KW', near: undefined, language: 'en', caller });
  return found.map(({ formattedAddress }) => formattedAddress);
};

/** Longest and total processor time of this thread, in microseconds, during which the work blocked it. */
async function measureBlocking(work: Promise<unknown>): Promise<{ longest: number; whole: number }> {
  const before = process.threadCpuUsage();
  const spent = () => {
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  };
  let [isOver, longest, last] = [false, 0, 0];
  const turn = () => {
    longest = Math.max(longest, spent() - last);
    last = spent();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work.finally(() => (isOver = true));
  turn();
  return { longest, whole: spent() };
}

describe('a custom index of places', () => {
  it('of a whole country is read without blocking the server', async () => {
    write(Array.from({ length: 60_000 }, (_, id) => street(id, `${id.toString(36)} Palm${id % 5000}`)));
    const geolocator = open();
    const { longest, whole } = await measureBlocking(geolocator.warm());
    expect(longest).toBeLessThan(whole / 2);
    expect(await find(geolocator, 'zz palm1295')).toEqual(['zz Palm1295 Street']);
  });

  it('that changes answers with the old data until the new data is read', async () => {
    write([street(1, 'Old Harbour')]);
    const geolocator = open();
    expect(await find(geolocator, 'harbour')).toEqual(['Old Harbour Street']);
    write([street(1, 'New Harbour'), street(2, 'Mill')]);
    expect(await find(geolocator, 'harbour')).toEqual(['Old Harbour Street']);
    await until(async () => (await find(geolocator, 'mill')).length > 0);
    expect(await find(geolocator, 'harbour')).toEqual(['New Harbour Street']);
  });

  it('that becomes invalid stays in use, and its first invalid line is reported once', async () => {
    write([street(1, 'Old Harbour')]);
    const geolocator = open();
    await geolocator.warm();
    write([street(1, 'New Harbour')], '{"type":"W"}\n');
    await until(async () => (await find(geolocator, 'harbour')) && problems.length > 0);
    expect(await find(geolocator, 'harbour')).toEqual(['Old Harbour Street']);
    expect(problems).toEqual([`${file} is not used: line 3 is no place.`]);
  });

  it.each([
    ['not there', null, 'there is no such file'],
    ['empty', '', 'it is no index of places'],
    ['something else', 'streets\nof a town\n', 'it is no index of places'],
    ['of another kind', '{"places":2}\n', 'it is no index of places'],
  ])('that is %s is not used and is reported once', async (_what, content, reason) => {
    if (content !== null) writeFileSync(file, content);
    const geolocator = open();
    expect([await find(geolocator, 'harbour'), await find(geolocator, 'harbour')]).toEqual([[], []]);
    expect(problems).toEqual([`${file} is not used: ${reason}.`]);
  });

  it('finds whole words and prefixes of one or more letters in any script', async () => {
    write([street(1, 'A'), street(2, 'Ab'), street(3, 'Abc'), street(4, 'B'), street(5, 'الخليج')]);
    const geolocator = open();
    expect((await find(geolocator, 'ab')).sort()).toEqual(['Ab Street', 'Abc Street']);
    expect((await find(geolocator, 'a street')).sort()).toEqual(['A Street', 'Ab Street', 'Abc Street']);
    expect(await find(geolocator, 'خليج')).toEqual(['الخليج Street']);
  });
});
