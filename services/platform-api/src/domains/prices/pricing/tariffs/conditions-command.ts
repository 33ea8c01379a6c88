import { runRuleCommand } from '../../operator-rules/rule-command';
import { conditionFile } from './condition-file';

await runRuleCommand('conditions', conditionFile);
