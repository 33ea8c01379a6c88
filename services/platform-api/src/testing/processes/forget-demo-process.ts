import { runCommand, type CommandResult } from './run-command';

const FORGET_DEMO = { source: 'platform/environment/forget-demo-command.ts', built: 'forget-demo.mjs' };

export const runForgetDemo = (
  env: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<CommandResult> => runCommand(FORGET_DEMO, env, args);
