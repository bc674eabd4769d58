import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where a Chromium is: the one that was named, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  const places = [named, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', ownChromium()];
  return places.find((place) => place !== undefined && place !== '' && existsSync(place));
}

function ownChromium(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    // Playwright has no build for every platform.
    return undefined;
  }
}
