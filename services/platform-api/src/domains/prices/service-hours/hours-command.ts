import { runRuleCommand } from '../operator-rules/rule-command';
import { hoursFile } from './hours-file';

await runRuleCommand('hours', hoursFile);
