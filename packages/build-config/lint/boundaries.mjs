import { externalRules } from './external-rules.mjs';
import { layerRules } from './layer-rules.mjs';
import { workspaceRules } from './workspace-rules.mjs';

/** Who may import whom, as dependency-cruiser rules; the default is nobody. */
export const boundaries = [
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or need a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'import-exists',
    comment: 'The import resolves to nothing.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  ...workspaceRules,
  ...layerRules,
  ...externalRules,
];
