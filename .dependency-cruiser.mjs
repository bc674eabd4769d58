import { boundariesOf } from './packages/build-config/lint/boundaries.mjs';

export default {
  // Paths in the rules are relative to where dependency-cruiser is started.
  forbidden: boundariesOf(process.cwd()),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(shell|mfe-[^/]+)/dist/|/\\.data/|^node_modules/\\.cache' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
