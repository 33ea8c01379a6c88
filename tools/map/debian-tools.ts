import { fail } from '../start/fail.mjs';
import { run } from '../start/run.mjs';

const PACKAGES = { osmium: 'osmium-tool', tilemaker: 'tilemaker' };

/** Exits with the install command for missing tools. */
export async function needDebianTools() {
  const missing = [];
  for (const [tool, debian] of Object.entries(PACKAGES)) {
    const { code } = await run(tool, ['--help'], { quiet: true, dots: false });
    if (code !== 0) missing.push(debian);
  }
  if (missing.length > 0)
    fail(`A map is made with programs of Debian that are missing: apt-get install ${missing.join(' ')}`);
}

/** A tool failed; the message is the end of its output. */
export class ToolError extends Error {}

/**
 * Runs a tool.
 * @throws ToolError
 */
export async function runMapTool(tool: string, args: string[], { during }: { during?: string } = {}) {
  if (during) process.stdout.write(`${during} `);
  const { code, output } = await run(tool, args, { quiet: true, dots: during !== undefined });
  if (code === 0) return output;
  const said = output.trim().split('\n').slice(-5).join('\n');
  throw new ToolError(`${said}\n${tool} could not read the extract; see its message above.`);
}
