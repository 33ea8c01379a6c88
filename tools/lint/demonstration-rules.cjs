/** Keeps `services/demo` out of the server (docs/adr/0050). Tests of the server import it through one file. */
module.exports = [
  {
    name: 'server-contains-no-demonstration',
    severity: 'error',
    from: {
      path: '^services/platform-api/',
      pathNot: '^services/platform-api/src/testing/server/demonstration\\.ts$',
    },
    to: { path: '^services/demo/' },
  },
  {
    name: 'demonstration-uses-doors-of-the-server',
    severity: 'error',
    from: { path: '^services/demo/src/', pathNot: '\\.test\\.ts$' },
    to: { path: '^services/platform-api/', pathNot: '/src/(index|app/run-server)\\.ts$' },
  },
];
