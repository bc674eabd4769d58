import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Playwright reads its configuration synchronously, so the ports are found in a child process. */
const PRINT_FREE_PORTS = ['--import', 'tsx', path.join(import.meta.dirname, 'print-free-ports.ts'), '3'];

// Every worker reads the configuration again, and inherits the ports and folder of the first reading.
process.env.E2E_PORTS ??= execFileSync(process.execPath, PRINT_FREE_PORTS, { encoding: 'utf8' }).trim();
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'portal-e2e-'));
const [portalPort = '', mailPort = '', oidcPort = ''] = process.env.E2E_PORTS.split(' ');

/** The portal that the journeys use: new demo data in a folder of its own, on free ports. */
export const portal = {
  url: `http://localhost:${portalPort}`,
  mailUrl: `http://localhost:${mailPort}`,
  oidcUrl: `http://localhost:${oidcPort}`,
  environment: {
    PORT: portalPort,
    MAIL_PORT: mailPort,
    OIDC_PORT: oidcPort,
    PORTAL_DATA_DIR: process.env.E2E_DATA_DIR,
    // As on real servers; the embedded start does not ask people to confirm their address.
    AUTH_REQUIRE_CONFIRMED_EMAIL: 'on',
  },
};

/** The demo institute of this run as it was made: a backup, which `restore` puts into a folder of a journey's own. */
export const instituteCopy = path.join(process.env.E2E_DATA_DIR, 'institute.backup');
