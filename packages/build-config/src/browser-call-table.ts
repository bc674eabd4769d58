import { calls, isInternal } from '@portal/contracts';

/** What the browser needs to know of a call: where it is, and who may make it. Schemas stay with the services. */
const withoutSchemas = Object.fromEntries(
  Object.entries(calls)
    .filter(([, call]) => !isInternal(call))
    .map(([key, { name, method, path, who, anonymous, onboarded, produces }]) => [
      key,
      { name, method, path, who, anonymous, onboarded, produces },
    ]),
);

/** The module that replaces the call table in production builds for the browser. */
export const browserCallTable = [
  `export const calls = /*#__PURE__*/ JSON.parse(${JSON.stringify(JSON.stringify(withoutSchemas))});`,
  'export const callTable = /*#__PURE__*/ Object.values(calls);',
].join('\n');
