import { runRuleCommand } from '../operator-rules/rule-command';
import { limitFile } from './limit-file';

await runRuleCommand('limits', limitFile);
