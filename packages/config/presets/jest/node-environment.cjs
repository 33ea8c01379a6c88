const { types } = require('node:util');
const { TestEnvironment } = require('jest-environment-node');

/** Node, where errors of packages, which come from another context, are also `instanceof Error`. */
module.exports = class NodeWithPackages extends TestEnvironment {
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
