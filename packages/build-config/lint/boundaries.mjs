import { externalRules } from './external-rules.mjs';
import { layerRules } from './layer-rules.mjs';
import { moduleRules } from './module-rules.mjs';
import { workspaceRules } from './workspace-rules.mjs';

export { moduleLists } from './module-rules.mjs';

/**
 * Which imports the repository at `root` allows, as dependency-cruiser rules; by default none. Each rule looks at one
 * import alone: oxlint finds cycles.
 */
export const boundariesOf = (root) => [
  {
    name: 'import-exists',
    comment: 'The import resolves to nothing.',
    severity: 'error',
    from: {},
    // The bundler's own name for a library, see packages/web-kit/src/query.ts.
    to: { couldNotResolve: true, pathNot: '^@tanstack/react-query/whole$' },
  },
  ...workspaceRules,
  ...layerRules,
  ...moduleRules(root),
  ...externalRules,
];
