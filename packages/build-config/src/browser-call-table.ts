import { calls, isInternal } from '@portal/contracts';

/** What the browser reads of a call: where it is, who may make it, and what may not be kept. Schemas stay with the services. */
const withoutSchemas = Object.fromEntries(
  Object.entries(calls)
    .filter(([, call]) => !isInternal(call))
    .map(([key, { name, method, path, who, onboarded, answersSecret }]) => [
      key,
      { name, method, path, who, ...(onboarded && { onboarded }), ...(answersSecret && { answersSecret }) },
    ]),
);

/** The module that replaces the call table in production builds for the browser. */
export const browserCallTable = [
  `export const calls = /*#__PURE__*/ JSON.parse(${JSON.stringify(JSON.stringify(withoutSchemas))});`,
  'export const callTable = /*#__PURE__*/ Object.values(calls);',
].join('\n');
