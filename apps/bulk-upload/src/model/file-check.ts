import { LIMITS } from '@courier/config';

/** Why a file is not uploaded; each is a key of the shared error texts. */
export type FileProblem = 'bulk.invalid-format' | 'bulk.invalid-size' | 'bulk.encrypted';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What is wrong with a chosen file as far as its name, kind and size tell; null when it may be uploaded. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): FileProblem | null {
  const isNamedXlsx = /\.xlsx$/i.test(file.name);
  // Systems without a spreadsheet program know no kind, and some call every such file a zip.
  const isOtherKind = file.type !== '' && file.type !== XLSX && !/zip|octet-stream|excel/.test(file.type);
  if (!isNamedXlsx || isOtherKind) return 'bulk.invalid-format';
  return file.size > LIMITS.bulkFileBytes ? 'bulk.invalid-size' : null;
}
