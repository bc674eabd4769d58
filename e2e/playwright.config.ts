import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './chromium';
import { portal } from './portal-under-test';

const executablePath = findChromium();

// Of two lists Chromium takes the last alone, so Playwright's own comes first here. A window of a whole Chromium begins
// with the pop-ups of its address bar, which are pages themselves and cost more than one of the portal's.
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

const pages = 'accessible-pages.spec.ts';
const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/browser',
  forbidOnly: true,
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // For what never comes; a machine that does much else is slow, and that is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/browser.json' }],
  ],
  use: {
    baseURL: portal.url,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    // To see a failure step by step, run its file with --trace retain-on-failure; recorded always, it takes a sixth of the time.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: flags, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  // Journeys share one institute: those of one size go one by one, beside those of the other. The pages are only looked
  // at, so they fill what time is left on both workers. What is the same at any width is tagged @once, and left out on
  // the phone.
  projects: [
    { name: 'desktop', testIgnore: pages, workers: 1, use: desktop },
    { name: 'phone', testIgnore: pages, grepInvert: /@once/, workers: 1, use: phone },
    { name: 'pages, desktop', testMatch: pages, fullyParallel: true, use: desktop },
    { name: 'pages, phone', testMatch: pages, fullyParallel: true, use: phone },
  ],
  webServer: {
    command: 'npm start -- --reset',
    cwd: path.resolve(import.meta.dirname, '..'),
    url: portal.url,
    env: portal.environment,
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
