import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium';
import { portal } from './portal-under-test';

const executablePath = findChromium();

// Chromium reads only the last list, so this one repeats Playwright's own. The two Omnibox features are switched off
// because the pop-ups of the address bar are pages themselves, and cost more than a page of the portal.
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const flags = [
  `--disable-features=${disabledFeatures.join()}`,
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-extensions',
  '--no-first-run',
  '--no-default-browser-check',
  // Chromium refuses its sandbox to root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const accessiblePages = 'accessible-pages.spec.ts';
const ownPortals = 'hand-over.spec.ts';
/** What officers do about events: they create them, book rooms and count them. */
const aboutEvents = [
  'audit',
  'camera',
  'club',
  'dashboards',
  'events',
  'manage-event',
  'notifications',
  'offline',
  'rooms',
  'search',
  'session-ends',
  'toasts',
].map((name) => `${name}.spec.ts`);
/** What Asha and Ravi have: their skills, achievements, positions and links, and the pages that count them. */
const aboutRecords = [
  'achievements',
  'endorsements',
  'home',
  'office-bearers',
  'position-holders',
  'print',
  'profile',
  'record',
  'skills',
].map((name) => `${name}.spec.ts`);
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/browser',
  forbidOnly: true,
  fullyParallel: false,
  // One more than the two cores it is meant for, because journeys also wait: for mails, streams and answers.
  workers: 3,
  // A journey that fails by chance is tried once more; the run names it as flaky, so that it is mended.
  retries: 1,
  // Long enough for a busy machine: only what never happens is to fail.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    [path.join(import.meta.dirname, 'no-skipped-tests-reporter.ts')],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/browser.json' }],
  ],
  use: {
    baseURL: portal.url,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    // Requests of a service worker pass by what a journey intercepts; offline.spec.ts has one.
    serviceWorkers: 'block',
    // Run a failing file with --trace retain-on-failure; recording always takes a sixth of the time.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: flags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  // Journeys share one institute. Those of one project run one after the other, beside those of the other projects: a
  // journey goes to the project of those that change or count the same. All of them run on a desktop. Where the layout or
  // the way through it is another one on a phone, a journey is tagged @phone and runs there too; what a phone cuts off or
  // axe finds on it the other journeys check too (expectFitsDevices, expectAccessibleOnDevices).
  // Accessible pages change nothing, so they run in parallel, last, on whatever worker is free.
  projects: [
    { name: 'events', testMatch: aboutEvents, workers: 1, use: desktop },
    { name: 'records', testMatch: aboutRecords, workers: 1, use: desktop },
    {
      name: 'institute',
      testIgnore: [accessiblePages, ownPortals, ...aboutEvents, ...aboutRecords],
      workers: 1,
      use: desktop,
    },
    { name: 'own portals', testMatch: ownPortals, workers: 1, use: desktop },
    { name: 'phone', grep: /@phone/, workers: 1, use: phone },
    { name: 'pages', testMatch: accessiblePages, fullyParallel: true, use: desktop },
  ],
  globalSetup: path.join(import.meta.dirname, 'copy-institute.ts'),
  webServer: {
    command: 'npm start -- --reset',
    cwd: path.resolve(import.meta.dirname, '..'),
    url: portal.url,
    env: portal.environment,
    // Making the demo institute takes half a minute on two free cores, and several times as long on busy ones.
    timeout: 600_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
