import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WIRE_VERSION } from '@courier/api-client/contract';
import { readArguments } from '../arguments/read-arguments.ts';
import { ROOT } from '../publish/paths';
import { brokenContract } from './compare-documents';
import { wireDocument, type WireDocument } from './wire-document';

const HELP = 'docs/how-to/call.md, "A change that breaks", says what to do.';

const { values } = readArguments({
  usage: `check-wire-contract.ts [--write]
Compares the contract with the stored document of its version. --write stores additions, and refuses changes that
break released clients.`,
  options: { write: { type: 'boolean' } },
});
const file = join(ROOT, `docs/wire-contract/v${WIRE_VERSION}.json`);
const now = wireDocument(WIRE_VERSION);
const text = `${JSON.stringify(now, null, 2)}\n`;
const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WireDocument) : null;
const broken = before ? brokenContract(before, now) : [];

if (broken.length > 0) {
  console.error(`Contract version ${WIRE_VERSION} breaks released clients:\n${broken.join('\n')}\n${HELP}`);
  process.exitCode = 1;
} else if (values.write) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
} else if (!before || readFileSync(file, 'utf8') !== text) {
  console.error(
    `The contract has additions that ${file} lacks: node --import tsx --conditions=source tools/wire-contract/check-wire-contract.ts --write`,
  );
  process.exitCode = 1;
}
