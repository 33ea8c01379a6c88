/** The sheet reader runs in browsers, on the server and in commands; the message reader in browsers. */
module.exports = [
  {
    name: 'sheet-reader-only-knows-order-rules-and-config',
    severity: 'error',
    from: { path: '^packages/sheet-reader/src/', pathNot: '(\\.test\\.tsx?$|/src/testing/)' },
    to: {
      path: '^packages/(?!sheet-reader/|config/|api-client/src/(order-rules|bulk-jobs)/)|node_modules/react',
    },
  },
  {
    name: 'message-reader-only-knows-config',
    severity: 'error',
    from: { path: '^packages/message-reader/src/', pathNot: '(\\.test\\.tsx?$|/src/testing/)' },
    to: { path: '^packages/(?!message-reader/|config/)|node_modules/(react|zod)' },
  },
];
