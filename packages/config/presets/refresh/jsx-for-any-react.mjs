import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * swc marks components for Fast Refresh only in development JSX. A portal may run React's production build, which lacks
 * that function.
 */
export const jsxDEV = (type, props, key, isStatic) =>
  isStatic ? jsxs(type, props, key) : jsx(type, props, key);
export { Fragment };
