import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tenureEndOf } from '@portal/contracts';
import { findFreePort } from '@portal/service-kit/free-port';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { createBrowserPool } from '../fixtures/browser-pool';
import { send } from '../fixtures/call-api';
import { demoPeople, type DemoPerson } from '../fixtures/demo-people';
import { dateInDays } from '../fixtures/events';
import { startPortalAt } from '../fixtures/portal-at';
import { runPortalProgram } from '../fixtures/portal-program';
import { expect, test } from '../fixtures/portal-test';
import { createWindows } from '../fixtures/windows';
import { instituteCopy } from '../portal-under-test';

/** The year of the first end of a tenure that is far enough from when the demo institute was made. */
const year = Number(tenureEndOf(dateInDays(30), 4).slice(0, 4));
const LAST_MONTH = `${year}-03-25T06:00:00Z`;
const NEXT_TENURE = `${year}-04-02T06:00:00Z`;
const NOTES = 'The keys are with the guard. Ask Meera about the projector.';

/** A portal of this journey alone, with a copy of the demo institute, whose clock is moved while it is stopped. */
async function preparePortal(browser: Browser) {
  const ports = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  const [portalPort, mailPort, oidcPort] = ports;
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-hand-over-'));
  const url = `http://localhost:${portalPort}`;
  const environment = {
    PORT: `${portalPort}`,
    MAIL_PORT: `${mailPort}`,
    OIDC_PORT: `${oidcPort}`,
    PORTAL_DATA_DIR: folder,
    ORG_TENURE_ENDS_EVERY_MS: '500',
  };
  await runPortalProgram('restore.ts', [instituteCopy], environment);

  /** Does something while the portal runs at that time, in windows of people who sign in then. */
  async function runAt(now: string, work: (signIn: (person: DemoPerson) => Promise<Page>) => Promise<void>) {
    const running = await startPortalAt({ now, environment });
    const browserPool = createBrowserPool(browser, url);
    const options = { baseURL: url, reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
    const windows = createWindows({ browser, browserPool, options, expectedErrors: null });
    try {
      await work(windows.open);
      await windows.close();
    } finally {
      await browserPool.close();
      await running.stop();
    }
  }

  async function call<Answer>(page: Page, method: 'GET' | 'POST' | 'PUT', address: string, data?: object) {
    const response = await send(page, address, { method, data, headers: { origin: url } });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json()) as Answer;
  }

  return { runAt, call, remove: () => rm(folder, { recursive: true, force: true }) };
}

type Portal = Awaited<ReturnType<typeof preparePortal>>;

/** Asha is archivist and coordinator until the tenure ends, and Ravi is archivist in the next one. */
async function appointBoth({ call }: Portal, president: Page): Promise<void> {
  type Found = { _id: string }[];
  const userOf = async (person: DemoPerson) =>
    (await call<Found>(president, 'GET', `/auth/users?q=${demoPeople[person]}`))[0]?._id;
  const units = await call<Found>(president, 'GET', '/api/orgUnit/organizational-units?q=coding');
  const unit_id = units[0]?._id;
  const { _id: position_id } = await call<Found[number]>(president, 'POST', '/api/positions/add-position', {
    title: 'Archivist',
    unit_id,
    position_type: 'Member',
    responsibilities: ['Keeps what the club has written'],
  });
  for (const [person, tenure_year] of [
    ['asha', `${year - 1}-${year}`],
    ['ravi', `${year}-${year + 1}`],
  ] as const) {
    const body = { user_id: await userOf(person), position_id, tenure_year };
    await call(president, 'POST', '/api/positions/add-position-holder', body);
  }
  const office = { role: 'CLUB_COORDINATOR', unit_id, until: `${year}-03-31` };
  await call(president, 'PUT', `/auth/users/${await userOf('asha')}/role`, office);
}

const archivist = (page: Page) => page.getByRole('listitem', { name: 'Archivist' });

async function openHandOver(page: Page): Promise<void> {
  await page.goto('/manage-position');
  await archivist(page).getByRole('link', { name: 'Hand-over' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hand-over' })).toBeVisible();
}

/** Marks the first feedback as done, by a double click, of which the second press would be that of the row below. */
async function markFeedbackDone(page: Page): Promise<void> {
  const feedback = page.getByRole('list', { name: 'Unresolved feedback' }).getByRole('button');
  await expect(feedback.nth(1)).toBeVisible();
  const before = await feedback.count();
  await feedback.first().dblclick();
  await page.getByText('Done (1)').click();
  // It shows as done before the service has answered; it can be undone once it has.
  await expect(page.getByRole('button', { name: /^Undo: / })).not.toHaveAttribute('aria-disabled');
  await expect(feedback).toHaveCount(before - 1);
  await page.reload();
  await expect(page.getByText('Done (1)')).toBeVisible();
  await expect(feedback).toHaveCount(before - 1);
}

test('a tenure ends by the clock, the role ends with it, and the successor reads what the predecessor wrote and marked as done', async ({
  browser,
}) => {
  // Two starts of a portal of its own: minutes on a busy machine.
  test.setTimeout(300_000);
  const portal = await preparePortal(browser);
  try {
    await portal.runAt(LAST_MONTH, async (signIn) => {
      await appointBoth(portal, await signIn('president'));
      const predecessor = await signIn('asha');
      await predecessor.goto('/');
      await expect(predecessor).toHaveURL('/club-dashboard');
      await openHandOver(predecessor);
      await markFeedbackDone(predecessor);
      await predecessor.getByRole('button', { name: 'Write notes for your successor' }).click();
      await predecessor.getByLabel('Your notes').fill(NOTES);
      await expectAccessible(predecessor, predecessor.getByRole('dialog'));
      await predecessor.getByRole('button', { name: 'Save' }).click();
      await expect(predecessor.getByText('Notes saved.')).toBeVisible();
      await expect(predecessor.getByText(NOTES)).toBeVisible();
      await expect(predecessor.getByText('Write notes for your successor')).toBeHidden();
    });
    await portal.runAt(NEXT_TENURE, async (signIn) => {
      const predecessor = await signIn('asha');
      await predecessor.goto('/');
      await expect(predecessor).toHaveURL('/home');
      await expect(async () => {
        await predecessor.goto('/manage-position');
        await expect(archivist(predecessor)).toContainText('Completed');
      }).toPass();
      const successor = await signIn('ravi');
      await openHandOver(successor);
      await expect(successor.getByText('Held by Asha Nair')).toBeVisible();
      await expect(successor.getByText(NOTES)).toBeVisible();
      await successor.getByText('Done (1)').click();
      await expect(successor.getByText(/^Done by Asha Nair, 25 Mar/)).toBeVisible();
      await expectAccessible(successor);
    });
  } finally {
    await portal.remove();
  }
});
