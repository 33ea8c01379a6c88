const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');
const JsdomWithPlatform = require('../../packages/config/presets/jest/jsdom-environment.cjs');

module.exports = mixinJestEnvironment(JsdomWithPlatform);
