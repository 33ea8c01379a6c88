import type { RuleFileKind } from '../../operator-rules/rule-file-kind';
import { assessTariffs } from './assess-tariffs';
import { readTariffs } from './read-tariffs';
import { tariffsCsv } from './write-tariffs';

export const tariffFile: RuleFileKind<'tariffs'> = {
  kind: 'tariffs',
  read: readTariffs,
  write: tariffsCsv,
  assess: (_db, change) => Promise.resolve(assessTariffs(change)),
};
