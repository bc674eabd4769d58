import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const listenOnce = `
  const servers = [0, 1, 2].map(() => require('node:net').createServer().listen(0));
  Promise.all(servers.map((server) => new Promise((ready) => server.once('listening', ready)))).then(() => {
    console.log(servers.map((server) => server.address().port).join(' '));
    servers.forEach((server) => server.close());
  });`;

function freePorts(): string {
  return execFileSync(process.execPath, ['-e', listenOnce], { encoding: 'utf8' }).trim();
}

// The configuration is read again in every worker, which inherits what the first reading chose.
process.env.E2E_PORTS ??= freePorts();
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'portal-e2e-'));
const [portalPort = '', mailPort = '', oidcPort = ''] = process.env.E2E_PORTS.split(' ');

/** The portal that the journeys use: fresh demo data in a place of its own, on free ports. */
export const portal = {
  url: `http://localhost:${portalPort}`,
  mailUrl: `http://localhost:${mailPort}`,
  oidcUrl: `http://localhost:${oidcPort}`,
  environment: {
    PORT: portalPort,
    MAIL_PORT: mailPort,
    OIDC_PORT: oidcPort,
    PORTAL_DATA_DIR: process.env.E2E_DATA_DIR,
    // As an institute runs it; the embedded start asks nobody to confirm.
    AUTH_REQUIRE_CONFIRMED_EMAIL: 'on',
  },
};
