import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const packageSchema = z.looseObject({
  scripts: z.record(z.string(), z.string()).optional(),
  config: z.looseObject({ port: z.number().optional() }).optional(),
});

export type PackageFile = z.infer<typeof packageSchema>;

/**
 * What a folder's `package.json` says; nothing where there is none.
 * @throws Error, in one sentence, for one that cannot be read
 */
export function readPackage(folder: string): PackageFile {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return {};
  try {
    return packageSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`${file} is no package.json that npm could read.`);
  }
}
