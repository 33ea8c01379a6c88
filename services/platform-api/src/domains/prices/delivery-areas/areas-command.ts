import { runRuleCommand } from '../operator-rules/rule-command';
import { areaFile } from './area-file';

await runRuleCommand('areas', areaFile);
