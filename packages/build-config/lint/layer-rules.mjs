import { tests } from './workspace-rules.mjs';

const slice = '^services/([^/]+)/src/([^/]+)/';
/** `routes.ts`, and `review.routes.ts` where a slice is split by use case. */
const role = (names) => `(?:${names}|[a-z0-9-]+\\.(?:${names}))\\.ts$`;
const ownSlice = (names) => `^services/$1/src/$2/${role(names)}`;
const ownService = (names) => `^services/$1/src/[^/]+/${role(names)}`;

/** Files of a role may import, within their service, only `may`. */
const layer = (name, comment, may) => ({
  name: `${name}-layer`,
  comment,
  severity: 'error',
  from: { path: `${slice}${role(name)}`, pathNot: tests },
  to: { path: '^services/$1/(?!node_modules/)', pathNot: may },
});

const serviceLayers = [
  layer('domain', 'Rules are pure: they import rules alone.', [ownService('domain')]),
  layer('model', 'A schema knows its rules alone.', [ownSlice('model|domain')]),
  layer('repository', 'A repository knows its own model and the rules.', [
    ownSlice('repository|model'),
    ownService('domain'),
  ]),
  layer('service', 'Use cases know rules, their own repository and sibling services.', [
    ownSlice('repository'),
    ownService('domain|service'),
  ]),
  layer('routes', 'HTTP in and out: its own service decides.', [ownSlice('routes|service')]),
  layer('handlers', 'A reaction calls its own service.', [ownSlice('handlers|service')]),
  {
    name: 'model-only-in-repository',
    comment: 'The repository is the only importer of its model.',
    severity: 'error',
    from: { path: '^services/', pathNot: [`/${role('repository|model')}`, tests] },
    to: { path: `^services/[^/]+/src/[^/]+/${role('model')}` },
  },
  {
    name: 'domain-is-pure',
    comment: 'Rules do no I/O and know no framework.',
    severity: 'error',
    from: { path: `${slice}${role('domain')}`, pathNot: tests },
    to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: '(^|node_modules/)(zod|date-fns|crypto)(/|$)' },
  },
  {
    name: 'express-only-at-the-edge',
    comment: 'Only routes and the composition root speak HTTP.',
    severity: 'error',
    from: { path: '^services/[^/]+/src/', pathNot: [`/${role('routes')}`, '/src/app\\.ts$', tests] },
    to: { path: 'node_modules/(@types/)?express/' },
  },
];

const remoteLayers = [
  {
    name: 'feature-imports',
    comment: 'A feature knows itself, the paths and texts of its remote and the kits.',
    severity: 'error',
    from: { path: '^([^/]+)/src/features/([^/]+)/', pathNot: tests },
    to: { path: '^$1/', pathNot: ['^$1/src/features/$2/', '^$1/src/(paths|texts)\\.ts$'] },
  },
  {
    name: 'page-imports',
    comment: 'A page composes features of its remote.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/pages/', pathNot: tests },
    to: { path: '^$1/', pathNot: ['^$1/src/(pages|features)/', '^$1/src/(paths|texts)\\.ts$'] },
  },
  {
    name: 'remote-imports',
    comment: 'The exposed module composes pages and features.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/remote\\.tsx$' },
    to: { path: '^$1/', pathNot: ['^$1/src/(pages|features)/', '^$1/src/(paths|texts)\\.ts$'] },
  },
];

export const layerRules = [...serviceLayers, ...remoteLayers];
