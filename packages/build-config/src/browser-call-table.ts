import { calls, isInternal } from '@portal/contracts';

const rows = Object.values(calls).filter((call) => !isInternal(call));

/** Who may make a call, once each: most calls share theirs with others. */
const audiences = [...new Set(rows.map(({ who }) => JSON.stringify(who)))];

/** What the browser reads of a call: where it is, who may make it, what it changes, and what may not be kept. Schemas stay with the services. */
const withoutSchemas = rows.map(({ name, method, path, who, emits, onboarded, answersSecret }) => [
  name,
  method,
  path,
  audiences.indexOf(JSON.stringify(who)),
  { ...(emits.length > 0 && { emits }), ...(onboarded && { onboarded }), ...(answersSecret && { answersSecret }) },
]);

/** The module that replaces the call table in production builds for the browser. */
export const browserCallTable = [
  `const audiences = [${audiences.join(',')}];`,
  `const rows = /*#__PURE__*/ JSON.parse(${JSON.stringify(JSON.stringify(withoutSchemas))});`,
  'export const callTable = /*#__PURE__*/ rows.map(([name, method, path, who, rest]) => ({ name, method, path, who: audiences[who], emits: [], ...rest }));',
  'export const calls = /*#__PURE__*/ Object.fromEntries(callTable.map((call) => [call.name, call]));',
].join('\n');
