const { default: Runtime } = require('jest-runtime');
const { compilingOnce } = require('./compiled-once.cjs');

module.exports = compilingOnce(Runtime);
