/** What a test file or a pact test may need beyond what the code beside it may. */
export const tests = '\\.(test|unit\\.test|int\\.test|pact\\.test)\\.tsx?$|/contract/|/test/|/testing/|\\.spec\\.ts$';

const ours = '^(packages|services|gateway|shell|mfe-[^/]+|infra|e2e)/';
const kit = (name) => `packages/${name}/`;

/** Every workspace, what its code may import of the others, and what its tests may import besides. */
const workspaces = [
  { name: 'contracts', at: kit('contracts') },
  { name: 'ui', at: kit('ui') },
  { name: 'service-kit', at: kit('service-kit'), may: [kit('contracts')], testsMay: [kit('test-kit')] },
  { name: 'web-kit', at: kit('web-kit'), may: [kit('contracts'), kit('ui')] },
  { name: 'campus-kit', at: kit('campus-kit'), may: [kit('contracts'), kit('ui'), kit('web-kit')] },
  {
    name: 'test-kit',
    at: kit('test-kit'),
    may: [kit('contracts'), kit('service-kit'), kit('build-config'), 'infra/embedded-mongo/'],
  },
  { name: 'build-config', at: kit('build-config'), may: [kit('contracts')] },
  { name: 'gateway', at: 'gateway/', may: [kit('contracts'), kit('service-kit')], testsMay: [kit('test-kit')] },
  {
    name: 'service',
    at: 'services/([^/]+)/',
    self: 'services/$1/',
    may: [kit('contracts'), kit('service-kit')],
    testsMay: [kit('test-kit')],
  },
  {
    name: 'front-end',
    at: '(shell|mfe-[^/]+)/',
    self: '$1/',
    may: [kit('contracts'), kit('ui'), kit('web-kit'), kit('campus-kit')],
    testsMay: [kit('test-kit')],
    exempt: '^[^/]+/([^/]+\\.config|preloads)\\.ts$',
  },
  {
    name: 'front-end-build',
    at: '(shell|mfe-[^/]+)/(?:[^/]+\\.config|preloads)\\.ts$',
    self: '$1/',
    may: [kit('build-config'), kit('web-kit')],
  },
  { name: 'embedded-mongo', at: 'infra/embedded-mongo/', testsMay: [kit('test-kit')] },
  {
    name: 'demo-data',
    at: 'infra/demo-data/',
    may: [kit('contracts'), kit('service-kit'), 'services/'],
    testsMay: [kit('test-kit')],
  },
  {
    name: 'standalone',
    at: 'infra/standalone/',
    may: [
      kit('contracts'),
      kit('service-kit'),
      kit('build-config'),
      'services/',
      'gateway/',
      'infra/embedded-mongo/',
      'infra/demo-data/',
    ],
    testsMay: [kit('test-kit')],
  },
  {
    name: 'load',
    at: 'infra/load/',
    may: [
      kit('contracts'),
      kit('service-kit'),
      kit('test-kit'),
      kit('build-config'),
      'services/',
      'gateway/',
      'infra/embedded-mongo/',
      'infra/demo-data/',
      'infra/standalone/',
      'e2e/',
    ],
  },
  {
    name: 'checks',
    at: 'infra/checks/',
    may: [
      kit('contracts'),
      kit('build-config'),
      kit('test-kit'),
      'e2e/(chromium|fixtures/visited-pages)\\.ts$',
      'mfe-[a-z]+/preloads\\.ts$',
      `${kit('ui')}src/layout/viewport-queries\\.ts$`,
      `${kit('web-kit')}src/portal/pages\\.ts$`,
    ],
  },
  {
    name: 'e2e',
    at: 'e2e/',
    may: [
      kit('contracts'),
      'packages/service-kit/src/runtime/free-port\\.ts$',
      `${kit('build-config')}src/served-browsers\\.ts$`,
    ],
  },
];

const only = (self, others) => `^(${[self, ...others].join('|')})`;

function outside({ name, at, self = at, may = [], testsMay = [], exempt }) {
  const from = `^${at}`;
  const comment = `${name} may import of ours only: itself${may.map((path) => `, ${path}`).join('')}`;
  const without = exempt ? [exempt] : [];
  return [
    {
      name: `${name}-imports`,
      comment,
      severity: 'error',
      from: { path: from, pathNot: [tests, ...without] },
      to: { path: ours, pathNot: only(self, may) },
    },
    {
      name: `${name}-test-imports`,
      comment: `${comment}; its tests also: ${testsMay.join(', ') || 'nothing'}`,
      severity: 'error',
      from: { path: `${from}.*(${tests})`, pathNot: without },
      to: { path: ours, pathNot: only(self, [...may, ...testsMay]) },
    },
  ];
}

/** A workspace is imported by its name, so that its `exports` decide what others can use. */
const byName = {
  name: 'workspaces-by-name',
  comment: 'Import the package by its name, not by a path into its inside.',
  severity: 'error',
  from: { path: '^((?:packages|services|infra)/[^/]+|gateway|shell|mfe-[^/]+|e2e)/', pathNot: '^infra/checks/' },
  to: { path: ours, pathNot: '^$1/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] },
};

/** A remote bundles these entries of web-kit, and shares its main entry with the shell at run time. */
const entriesOfWebKit = {
  name: 'web-kit-entries-share-the-main-entry',
  comment: "Import '@portal/web-kit': by a relative path a remote would get an API client and a session of its own.",
  severity: 'error',
  from: {
    path: '^packages/web-kit/src/(action-dialog|download|focus|forms|google|paged-cards|read-state)/',
    pathNot: tests,
  },
  // read-state draws with parts of ui and has no state.
  to: { path: '^packages/web-kit/src/', pathNot: '^packages/web-kit/src/($1/|read-state/|index\\.ts$)' },
};

const platform = {
  name: 'web-kit-knows-no-campus',
  comment:
    'Move what knows a word of the campus (event, unit, room, tenure) to packages/campus-kit, which may import web-kit; ' +
    'where web-kit needs only a part of it, take that part as an argument or a prop.',
  severity: 'error',
  from: { path: '^packages/web-kit/' },
  to: { path: '^packages/campus-kit/' },
};

export const workspaceRules = [...workspaces.flatMap(outside), byName, entriesOfWebKit, platform];
