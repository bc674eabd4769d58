import { boundaries } from './packages/build-config/lint/boundaries.mjs';

export default {
  forbidden: boundaries,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|/\\.data/|^node_modules/\\.cache' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
