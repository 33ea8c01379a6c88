import { decodeBytes, guessEncoding, statedEncoding } from '@courier/sheet-reader';
import { readBytes } from '../../api/read-file';
import { readText } from '../../api/workbooks';
import type { BulkState } from '../steps/bulk-state';
import { openSheet } from './open-bench';
import type { BulkServices } from '../job/place-job';

export const openDecoded = async (
  services: BulkServices,
  name: string,
  bytes: Uint8Array,
  encoding: string,
): Promise<BulkState> => {
  const text = decodeBytes(bytes, encoding);
  return openSheet(services, name, await readText(text), text);
};

/** Opens a CSV file; asks for the encoding when the file declares none. */
export async function openText(services: BulkServices, source: File): Promise<BulkState> {
  const bytes = await readBytes(source);
  const { name } = source;
  const stated = statedEncoding(bytes);
  if (stated !== null) return openDecoded(services, name, bytes, stated);
  const { country, locale } = services.ports.locale.get();
  const encoding = await guessEncoding(bytes, [...country.supportedLanguages, locale]);
  return { step: 'ChooseEncoding', name, bytes, encoding };
}
