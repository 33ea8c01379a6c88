import { BULK_COLUMNS, LATER_BULK_COLUMNS, type BulkColumn } from '@courier/api-client/contract';
import { isEncrypted } from '@courier/sheet-reader/workbook';
import { LIMITS, WORKBOOK_LIMITS } from '@courier/config';
import { Refusal, badInput } from '../../../platform/requests/refusal';
import type { ServerTexts } from '../../texts';
import { templateHelp } from './template-help';
import { createFileTurns } from './workbook/file-turns';
import { UnreadableFile, readInThread } from './workbook/read-in-thread';

export interface SheetRow {
  number: number;
  values: Readonly<Record<BulkColumn, string>>;
  /** Why the row is no order: hidden, or a total of other rows. */
  exclusion?: 'hidden' | 'total';
  isDuplicateConfirmed?: boolean;
  /** Numeric cells; absent in rows stored before this field existed. */
  numbers?: readonly BulkColumn[];
}

const { rows, columns, cellCharacters } = WORKBOOK_LIMITS;
const NOT_XLSX = badInput('The file is not an XLSX spreadsheet.', 'bulk.invalid-format', 'content');
const ENCRYPTED = badInput('The file is protected by a password.', 'bulk.encrypted', 'content');
const REFUSALS: Readonly<Record<string, Refusal>> = {
  'too-large': badInput('The file holds too much.', 'bulk.holds-too-much', 'content'),
  'too-many-rows': badInput(`A file holds at most ${rows} orders.`, 'bulk.too-many-rows', 'content'),
  'too-many-columns': badInput(`A row has at most ${columns} columns.`, 'bulk.too-many-columns', 'content'),
  'cell-too-long': badInput(
    `A cell holds at most ${cellCharacters} characters.`,
    'bulk.cell-too-long',
    'content',
  ),
  columns: badInput('The file lacks columns of the template.', 'bulk.columns', 'content'),
  'no-rows': badInput('The file holds no orders.', 'bulk.no-rows', 'content'),
};

const turns = createFileTurns();

/**
 * @param content base64
 * @param vendor key of the queue; one file per vendor may wait
 * @throws Refusal 413 above 5 MB, 400 for a file that is no spreadsheet with the template's columns within the
 * limits, 429 and 503 while too many files wait
 */
export async function readSpreadsheet(content: string, vendor: string): Promise<SheetRow[]> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > LIMITS.bulkFileBytes)
    throw new Refusal(413, 'The file is larger than 5 MB.', 'bulk.invalid-size', { field: 'content' });
  const isBase64 = /^[A-Za-z0-9+/]*={0,2}$/.test(content) && content.length % 4 === 0;
  if (isBase64 && isEncrypted(bytes)) throw ENCRYPTED;
  if (!isBase64 || bytes.subarray(0, 4).toString('latin1') !== 'PK\x03\x04') throw NOT_XLSX;
  const read = {
    task: 'read',
    content: bytes,
    columns: BULK_COLUMNS,
    laterColumns: [...LATER_BULK_COLUMNS],
    limits: WORKBOOK_LIMITS,
  };
  try {
    return (await turns.run(vendor, () => readInThread(read))) as SheetRow[];
  } catch (error) {
    throw error instanceof UnreadableFile ? (REFUSALS[error.code] ?? NOT_XLSX) : error;
  }
}

/** By language. */
const templates = new Map<string, Promise<Buffer>>();

export function templateFile(texts: ServerTexts): Promise<Buffer> {
  const write = {
    task: 'template',
    help: templateHelp(texts, BULK_COLUMNS),
    columns: BULK_COLUMNS,
    sheets: [texts.text('template.orders'), texts.text('template.help')],
  };
  const key = JSON.stringify(write);
  const template =
    templates.get(key) ?? readInThread(write).then((bytes) => Buffer.from(bytes as Uint8Array));
  templates.set(key, template);
  template.catch(() => templates.delete(key));
  return template;
}
