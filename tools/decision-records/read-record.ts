import { createHash } from 'node:crypto';

/** By file name. */
type Texts = Readonly<Record<string, string>>;

const FIELDS = ['Status', 'Date', 'Context', 'Decision', 'Alternatives', 'Consequences', 'Enforced by'];
const STATUS = /^(?:proposed|accepted(?:, in part superseded by \d{4})?|superseded by \d{4})$/;

function readField(text: string, field: string) {
  const start = text.search(new RegExp(`^${field}:`, 'm'));
  if (start < 0) return undefined;
  const rest = text.slice(start + field.length + 1);
  const end = rest.search(new RegExp(`^(?:${FIELDS.join('|')}):`, 'm'));
  return (end < 0 ? rest : rest.slice(0, end)).trim();
}

/** Without the Status line, which changes when a record is superseded, without line breaks, and without the names of files, which change. */
const readBody = (text: string) =>
  text
    .replace(/^Status:.*$/m, '')
    .replaceAll(/`(?:(?:[\w@.-]+\/)+[\w@.-]+|[\w@.-]+\.(?:tsx?|m?js|cjs|css))`/g, '`file`')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The record's status, its missing or empty fields, and the hash of its body. */
export function readRecord(text: string) {
  const missing = FIELDS.filter((field) => !readField(text, field));
  if (!/^# \d+\. \S/.test(text)) missing.unshift('title');
  const status = readField(text, 'Status') ?? '';
  if (status && !STATUS.test(status)) missing.push('valid Status');
  return { status, missing, hash: createHash('sha256').update(readBody(text)).digest('hex') };
}

/**
 * Problems of the records, one sentence each. A proposed record may change.
 * @param records file name to text
 * @param hashes file name to the hash of the accepted body
 */
export function findRecordProblems(records: Texts, hashes: Texts): string[] {
  const problems = Object.keys(hashes)
    .filter((file) => !(file in records))
    .map((file) => `${file}: an accepted record was deleted or renamed.`);
  for (const [file, text] of Object.entries(records)) {
    const { status, missing, hash } = readRecord(text);
    if (missing.length > 0) problems.push(`${file}: no ${missing.join(', no ')}.`);
    if (file in hashes && hashes[file] !== hash)
      problems.push(
        `${file}: the body of an accepted record changed. Write a new record that supersedes it.`,
      );
    if (!(file in hashes) && status !== 'proposed')
      problems.push(`${file}: no stored hash. Run the check with --write.`);
  }
  return problems;
}

/** Adds the hashes of new accepted records. A stored hash never changes. */
export function addHashes(records: Texts, hashes: Texts): Texts {
  const added = Object.entries(records)
    .filter(([file, text]) => !(file in hashes) && readRecord(text).status !== 'proposed')
    .map(([file, text]): [string, string] => [file, readRecord(text).hash]);
  return Object.fromEntries([...Object.entries(hashes), ...added].toSorted(([a], [b]) => a.localeCompare(b)));
}
