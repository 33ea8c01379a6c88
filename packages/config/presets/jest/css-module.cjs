// Class names are their own names in tests.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
