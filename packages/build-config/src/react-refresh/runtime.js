module.exports =
  globalThis.__PORTAL_REACT_REFRESH__ ??= require('../../../../node_modules/react-refresh/cjs/react-refresh-runtime.development.js');
