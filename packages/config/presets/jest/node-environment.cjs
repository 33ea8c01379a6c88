const { types } = require('node:util');
const { TestEnvironment } = require('jest-environment-node');

/**
 * Node, where errors of packages, which come from another context, are also `instanceof Error`.
 *
 * Fake timers do not reach modules that test files share, so a file that uses them loads its own modules:
 * `@jest-environment-options {"ownModules": true}`.
 */
module.exports = class NodeWithPackages extends TestEnvironment {
  constructor(options, context) {
    super(options, context);
    this.ownModules = options.projectConfig.testEnvironmentOptions.ownModules === true;
    const { fakeTimersModern: timers } = this;
    const useFakeTimers = timers.useFakeTimers.bind(timers);
    timers.useFakeTimers = (config) => {
      if (!this.ownModules)
        throw new Error(
          'Fake timers need @jest-environment-options {"ownModules": true} at the top of the file.',
        );
      useFakeTimers(config);
    };
  }
  async setup() {
    await super.setup();
    const { Error, Function } = this.global;
    const isInstance = Function.prototype[Symbol.hasInstance];
    Object.defineProperty(Error, Symbol.hasInstance, {
      value(value) {
        return this === Error ? types.isNativeError(value) : isInstance.call(this, value);
      },
    });
  }
};
