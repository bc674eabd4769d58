import { createRequire } from 'node:module';
import path from 'node:path';
import { tests } from './workspace-rules.mjs';

const module = '^services/([^/]+)/src/([^/]+)/';
/** `room.routes.ts`: the files of a role. */
const role = (names) => `[a-z0-9-]+\\.(?:${names})\\.ts$`;
const ownModule = (names) => `^services/$1/src/$2/${role(names)}`;
const ownService = (names) => `^services/$1/src/[^/]+/${role(names)}`;

/** Files of a role may import, within their service, only `may`. */
const layer = (name, comment, may) => ({
  name: `${name}-layer`,
  comment,
  severity: 'error',
  from: { path: `${module}${role(name)}`, pathNot: tests },
  to: { path: '^services/$1/(?!node_modules/)', pathNot: may },
});

const purePackages = 'zod|date-fns|@date-fns/tz|dice-coefficient|n-gram|ipaddr\\.js';

/** Files of a role do no I/O: of Node they import nothing, of packages only `packages`. */
const pure = (name, packages) => ({
  name: `${name}-is-pure`,
  comment: `Does no I/O, knows no framework, and is given what is random, secret or of the clock. Packages: ${packages}.`,
  severity: 'error',
  from: { path: `${module}${role(name)}`, pathNot: tests },
  to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: `(^|node_modules/)(${packages})(/|$)` },
});

const pureSubpaths = ['./csv', './errors', './fields', './institute-time', './scope', './search', './turns'];
const kitExports = createRequire(import.meta.url)('../../service-kit/package.json').exports;
const pureKitFiles = pureSubpaths.map((name) => `^${path.posix.join('packages/service-kit', kitExports[name])}$`);

const serviceLayers = [
  layer('domain', 'Rules import rules alone.', [ownService('domain')]),
  layer('ports', 'What a module asks of those above it, in terms of rules.', [ownService('domain|ports')]),
  layer('presenter', 'A presenter turns domain objects into answers.', [ownService('domain|presenter')]),
  layer('template', 'A template turns domain objects into texts.', [ownService('domain|presenter|template')]),
  layer('model', 'A schema knows the rules alone.', [ownModule('model'), ownService('domain')]),
  layer('repository', 'A repository knows its own model and the rules.', [
    ownModule('repository|model'),
    ownService('domain|ports'),
  ]),
  layer('writer', 'A writer stores an aggregate with all that follows.', [
    ownModule('repository'),
    ownService('domain|ports'),
  ]),
  layer('renderer', 'A renderer draws what the rules say, as PDF or picture.', [
    ownModule('renderer'),
    ownService('domain'),
  ]),
  layer('crypto', 'Keys, hashes and tokens know nothing of the campus.', [ownModule('crypto')]),
  layer('client', 'A client of another system knows the rules alone.', [
    ownModule('client'),
    ownService('domain|ports'),
  ]),
  layer('service', 'Use cases know rules, repositories and other use cases, and no HTTP.', [
    ownModule('client'),
    ownService('domain|ports|service|writer|repository|presenter|template|renderer|crypto'),
  ]),
  layer('routes', 'HTTP in and out: a use case decides.', [
    ownModule('routes|presenter|template'),
    ownService('service|middleware'),
  ]),
  layer('middleware', 'Around the routes: its own service decides.', [ownModule('middleware|service|domain')]),
  layer('handlers', 'A reaction calls its own service.', [ownModule('handlers|service')]),
  {
    name: 'model-only-in-repository',
    comment: 'The repository is the only importer of its model.',
    severity: 'error',
    from: { path: '^services/', pathNot: [`/${role('repository|model')}`, tests] },
    to: { path: `^services/[^/]+/src/[^/]+/${role('model')}` },
  },
  pure('domain', purePackages),
  pure('presenter', `${purePackages}|ical-generator`),
  pure('template', `${purePackages}|escape-html`),
  {
    name: 'pure-files-import-pure-kit',
    comment: `Of the values of service-kit, rules and presenters import only ${pureSubpaths.join(', ')}.`,
    severity: 'error',
    from: { path: [`${module}${role('domain|presenter')}`, ...pureKitFiles], pathNot: tests },
    to: { path: '^packages/service-kit/src/', pathNot: pureKitFiles, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'express-only-at-the-edge',
    comment: 'Only routes, middleware and the composition root speak HTTP.',
    severity: 'error',
    from: { path: '^services/[^/]+/src/', pathNot: [`/${role('routes|middleware')}`, '/src/app\\.ts$', tests] },
    to: { path: 'node_modules/(@types/)?express/' },
  },
];

const remoteLayers = [
  {
    name: 'feature-imports',
    comment: 'A feature knows itself, the paths and messages of its remote and the kits.',
    severity: 'error',
    from: { path: '^([^/]+)/src/features/([^/]+)/', pathNot: tests },
    to: { path: '^$1/', pathNot: ['^$1/src/features/$2/', '^$1/src/(paths|messages|texts)\\.ts$'] },
  },
  {
    name: 'page-imports',
    comment: 'A page composes features of its remote.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/pages/', pathNot: tests },
    to: { path: '^$1/', pathNot: ['^$1/src/(pages|features)/', '^$1/src/(paths|messages|texts)\\.ts$'] },
  },
  {
    name: 'remote-imports',
    comment: 'The exposed module composes pages and features.',
    severity: 'error',
    from: { path: '^(mfe-[^/]+)/src/remote\\.tsx$' },
    to: { path: '^$1/', pathNot: ['^$1/src/(pages|features)/', '^$1/src/(paths|messages|texts)\\.ts$'] },
  },
];

export const layerRules = [...serviceLayers, ...remoteLayers];
