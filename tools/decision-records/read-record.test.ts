import { describe, expect, it } from '@jest/globals';
import { addHashes, findRecordProblems, readRecord } from './read-record.ts';

const RECORD = `# 50. Orders have a version

Status: accepted

Date: 2026-11-27

Context: two screens change one order.

Decision:

- The newer version wins.

Alternatives: none recorded.

Consequences: clients drop older versions.

Enforced by: a test.
`;
const FILE = '0050-orders-have-a-version.md';
const hashes = addHashes({ [FILE]: RECORD }, {});

describe('decision records', () => {
  it('accepts a complete record whose body matches its stored hash', () => {
    expect(findRecordProblems({ [FILE]: RECORD }, hashes)).toEqual([]);
  });

  it('refuses a record with a missing, empty or invalid field', () => {
    expect(readRecord(RECORD.replace(/^Alternatives.*$/m, '')).missing).toEqual(['Alternatives']);
    expect(readRecord(RECORD.replace('none recorded.', '')).missing).toEqual(['Alternatives']);
    expect(readRecord(RECORD.replace('accepted', 'done')).missing).toEqual(['valid Status']);
    expect(readRecord(RECORD.replace('accepted', 'accepted, in part superseded by 0062')).missing).toEqual(
      [],
    );
    expect(readRecord(RECORD.replace('# 50. ', '# ')).missing).toEqual(['title']);
  });

  it('refuses a changed body of an accepted record', () => {
    const changed = RECORD.replace('The newer version', 'The first version');
    expect(findRecordProblems({ [FILE]: changed }, hashes)).toEqual([
      expect.stringContaining('the body of an accepted record changed'),
    ]);
  });

  it('allows another status and other line breaks', () => {
    const superseded = RECORD.replace('accepted', 'superseded by 0051').replace(
      'two screens',
      'two\nscreens',
    );
    expect(findRecordProblems({ [FILE]: superseded }, hashes)).toEqual([]);
    const inPart = RECORD.replace('accepted', 'accepted, in part superseded by 0062');
    expect(findRecordProblems({ [FILE]: inPart }, hashes)).toEqual([]);
  });

  it('allows a moved and a renamed file, and refuses other words', () => {
    const named = RECORD.replace('a test.', '`services/orders/version.test.mjs` and `order-list.ts`.');
    const stored = addHashes({ [FILE]: named }, {});
    const renamed = named.replace('services/orders/version', 'services/domains/orders/other');
    expect(findRecordProblems({ [FILE]: renamed.replace('order-list', 'orders') }, stored)).toEqual([]);
    const changed = named.replace('and `order-list.ts`', 'or `order-list.ts`');
    expect(findRecordProblems({ [FILE]: changed }, stored)).toHaveLength(1);
  });

  it('refuses a deleted record and an accepted record without a hash', () => {
    expect(findRecordProblems({}, hashes)).toHaveLength(1);
    expect(findRecordProblems({ [FILE]: RECORD }, {})).toEqual([expect.stringContaining('no stored hash')]);
  });

  it('lets a proposed record change, and never replaces a stored hash', () => {
    expect(findRecordProblems({ [FILE]: RECORD.replace('accepted', 'proposed') }, {})).toEqual([]);
    const changed = { [FILE]: RECORD.replace('newer', 'older') };
    expect(addHashes(changed, hashes)).toEqual(hashes);
  });
});
