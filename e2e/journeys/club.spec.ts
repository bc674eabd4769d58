import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { callApi } from '../fixtures/call-api';
import { dateInDays, uniqueName } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsWindow } from '../fixtures/window-sizes';

interface Named {
  _id: string;
  title: string;
}

const tile = (coordinator: Page, label: string) =>
  coordinator.getByRole('region', { name: 'Figures' }).locator('a, div').filter({ hasText: label }).first();
/** The figure of a tile, between its label and its note. */
const figure = async (coordinator: Page, label: string) =>
  Number(await tile(coordinator, label).locator('> span').nth(1).textContent());
const openDashboard = async (coordinator: Page) => {
  await coordinator.goto('/club-dashboard');
  await expect(coordinator.getByRole('heading', { level: 1, name: 'Coding Club' })).toBeVisible();
};

/** Expects that a tile leads to as many as it counts; journeys beside this one may add to them meanwhile. */
async function expectCounted(coordinator: Page, label: string, listed: (count: number) => Locator): Promise<void> {
  await expect(async () => {
    await openDashboard(coordinator);
    const count = await figure(coordinator, label);
    await tile(coordinator, label).click();
    await expect(listed(count)).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** What a student achieved at an event of the Coding Club. */
async function achieve(student: Page, title: string): Promise<void> {
  const events = await callApi<Named[]>(student, 'GET', '/api/events/events?q=codesprint');
  await callApi(student, 'POST', '/api/achievements/add', {
    title,
    category: 'Programming',
    type: 'technical',
    date_achieved: dateInDays(-3),
    event_id: events[0]?._id,
  });
}

test('a coordinator reads the figures of the club, and finds just what they count', async ({ signIn }) => {
  const coordinator = await signIn('codingCoordinator');
  await openDashboard(coordinator);
  await expectFitsWindow(coordinator);
  await expectAccessible(coordinator);
  const comments = coordinator.getByRole('region', { name: 'Recent Feedback' }).locator('li p').nth(1);
  await expect(comments).toHaveCSS('-webkit-line-clamp', '2');

  await expectCounted(coordinator, 'Total Active Members', (members) =>
    coordinator.getByText(new RegExp(`^Showing ${members} of \\d+ position holders$`)),
  );
  await expectCounted(coordinator, 'Total Events', (events) =>
    coordinator.getByText(new RegExp(`^(\\d+ of )?${events} events$`)),
  );

  await expect(async () => {
    await openDashboard(coordinator);
    const feedback = tile(coordinator, 'Pending Reviews').getByRole('link', { name: /feedback$/ });
    const open = (await feedback.textContent()) ?? '';
    await feedback.click();
    await expect(coordinator.getByText('Unit: Coding Club')).toBeVisible();
    await expect(coordinator.getByRole('article')).toHaveCount(Number.parseInt(open, 10), { timeout: 5_000 });
  }).toPass();
});

test('a coordinator sees at once what a student achieved at an event of the club, and verifies it', async ({
  signIn,
}, info) => {
  const title = uniqueName('Best patch', info);
  const coordinator = await signIn('codingCoordinator');
  await openDashboard(coordinator);
  const student = await signIn('ravi');
  await achieve(student, title);
  // Journeys in other windows change the number too.
  await expect(async () => {
    const path = '/api/achievements/unendorsed/all?unit=own&limit=200';
    const waiting = await callApi<Named[]>(coordinator, 'GET', path);
    expect(waiting.some((achievement) => achievement.title === title)).toBe(true);
    await expect(tile(coordinator, 'Pending Reviews')).toContainText(`${waiting.length} achievement`, {
      timeout: 2_000,
    });
  }).toPass();

  const pending = coordinator.getByRole('region', { name: /^Pending Endorsements/ });
  await pending
    .getByRole('link', { name: /^Endorse / })
    .first()
    .click();
  await expect(coordinator.getByRole('heading', { level: 1, name: 'Review Achievements' })).toBeVisible();
  await coordinator.goto(`/club-dashboard/achievements?q=${encodeURIComponent(title)}`);
  await coordinator
    .getByRole('listitem', { name: new RegExp(`^${title}`) })
    .getByRole('button', { name: title })
    .click();
  await coordinator.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(coordinator.getByRole('button', { name: `Withdraw ${title}` })).toBeVisible();
});

test('a coordinator sees what the members of the club can do', async ({ signIn }) => {
  const coordinator = await signIn('codingCoordinator');
  await openDashboard(coordinator);
  await coordinator.getByRole('link', { name: /^Endorse Skills/ }).click();
  await expect(coordinator.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
  const skill = coordinator.getByRole('list', { name: 'Skills of the members' }).getByRole('listitem').first();
  await expect(skill).toContainText(/\d+ members?/);
  await expect(skill).toContainText('Beginner');
  await expectFitsWindow(coordinator);
  await expectAccessible(coordinator);
});
