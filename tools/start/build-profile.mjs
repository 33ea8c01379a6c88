const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);
const sum = (values) => Object.values(values).reduce((total, value) => total + value, 0);

/**
 * A table of seconds, the slowest build first. The builds of one project share a process, so their times overlap.
 * @param {string} text a JSON line per webpack configuration, written by `StepTimesPlugin`
 */
export function formatProfile(text) {
  const builds = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .map((build) => ({ ...build, total: sum(build.milliseconds) }))
    .sort((a, b) => b.total - a.total);
  if (builds.length === 0) return ['No project was bundled: all bundles are in the cache of Nx.'];
  const steps = Object.keys(builds[0].milliseconds);
  const rows = [
    ['project', 'build', ...steps, 'all'],
    ...builds.map(({ project, build, milliseconds, total }) => [
      project,
      build || '–',
      ...steps.map((step) => seconds(milliseconds[step] ?? 0)),
      seconds(total),
    ]),
  ];
  const widths = rows[0].map((_cell, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  '),
  );
}

/** Measures the steps of a whole build. */
export function createStepClock() {
  const times = [];
  return {
    /** Runs a step and records its time. */
    async measure(step, work) {
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        times.push(`${step} ${seconds(performance.now() - startedAt)} s`);
      }
    },
    line: () => times.join(', '),
  };
}
