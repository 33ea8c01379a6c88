import { LIMITS, SHEET_FORMATS, TEXT_FORMATS, XLSX_FORMAT, type SheetFormat } from '@courier/config';
import { UnreadableWorkbook } from './unreadable-workbook';

const { mediaType: XLSX } = XLSX_FORMAT;

const acceptedNames = (formats: readonly SheetFormat[]): string =>
  formats
    .flatMap(({ extensions, mediaType }) => [...extensions.map((each) => `.${each}`), mediaType])
    .join(',');

/** For the `accept` attribute. */
export const ACCEPTED_FILES = `${acceptedNames(SHEET_FORMATS)},text/plain`;
export const ACCEPTED_TEXT_FILES = `${acceptedNames(TEXT_FORMATS)},text/plain`;

const TEXT_EXTENSIONS: ReadonlySet<string> = new Set(TEXT_FORMATS.flatMap(({ extensions }) => extensions));

/** Whether a file is CSV or other text, which is uploaded as a workbook. */
export const isTextFile = ({ name }: Pick<File, 'name'>): boolean =>
  TEXT_EXTENSIONS.has(/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '');

/** Why a file is refused by its name, type or size; null when it is accepted. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): UnreadableWorkbook | null {
  if (isTextFile(file)) {
    const mostBytes = LIMITS.bulkFileBytes * LIMITS.bulkFilesAtOnce;
    return file.size > mostBytes ? new UnreadableWorkbook('too-large') : null;
  }
  const isNamedXlsx = /\.xlsx$/i.test(file.name);
  // Systems without a spreadsheet program report no type or a generic one, such as ZIP.
  const isOtherKind = file.type !== '' && file.type !== XLSX && !/zip|octet-stream|excel/.test(file.type);
  if (!isNamedXlsx || isOtherKind) return new UnreadableWorkbook('invalid-format');
  return file.size > LIMITS.bulkFileBytes ? new UnreadableWorkbook('invalid-size') : null;
}
