import { runRuleCommand } from '../operator-rules/rule-command';
import { prohibitedFile } from './prohibited-file';

await runRuleCommand('prohibited', prohibitedFile);
