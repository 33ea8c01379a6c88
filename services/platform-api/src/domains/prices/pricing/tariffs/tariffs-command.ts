import { runRuleCommand } from '../../operator-rules/rule-command';
import { tariffFile } from './tariff-file';

await runRuleCommand('tariffs', tariffFile);
