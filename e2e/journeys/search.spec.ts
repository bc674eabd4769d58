import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnDevices } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsDevices, expectFitsWindow } from '../fixtures/window-sizes';

const fieldOf = (page: Page) => page.getByRole('combobox', { name: /^Search/ });
/** More results may be shown while the text is typed, so tests expect the whole list. */
const resultsOf = (page: Page, group: string) => page.getByRole('group', { name: group }).getByRole('option');

async function openByShortcut(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(fieldOf(page)).toBeFocused();
}

test('a student finds an event and opens it by keyboard', async ({ signIn }) => {
  const student = await signIn('asha');
  await openByShortcut(student, '/home');
  await student.keyboard.type('acou band');
  await expect(resultsOf(student, 'Events')).toHaveText([/Bandish: Acoustic Evening/]);
  await expect(student.getByRole('status').filter({ hasText: '1 result' })).toBeVisible();
  await expect(resultsOf(student, 'Events')).toHaveAttribute('aria-selected', 'true');
  await student.keyboard.press('Enter');
  await expect(student).toHaveURL(/\/events\/[0-9a-f]{24}$/);
  await expect(student.getByRole('heading', { level: 1 })).toHaveText('Bandish: Acoustic Evening');

  await student.keyboard.press('Control+k');
  await student.keyboard.type('kabir');
  await expect(student.getByText('Nothing found for “kabir”')).toBeVisible();
  await student.keyboard.press('Escape');
  await expect(fieldOf(student)).toHaveCount(0);
});

test('the president finds a person, by name and by student ID', async ({ signIn }) => {
  const president = await signIn('president');
  await openByShortcut(president, '/president-dashboard');
  await president.keyboard.type('11940050');
  await expect(resultsOf(president, 'People')).toHaveText([/Kabir Singh.*General Secretary, Sports/]);
  await fieldOf(president).fill('kab');
  await expect(resultsOf(president, 'People').first()).toContainText('Kab');
  await fieldOf(president).fill('kabir singh');
  await expect(resultsOf(president, 'People')).toHaveText([/Kabir Singh/]);
  await president.keyboard.press('End');
  await president.keyboard.press('Enter');
  await expect(president).toHaveURL(/\/profile\/[0-9a-f]{24}$/);
  await expect(president.getByRole('heading', { name: 'Kabir Singh' })).toBeVisible();
});

test('a visitor finds pages and events, and no people', { tag: '@phone' }, async ({ visit }) => {
  const visitor = await visit();
  await visitor.goto('/events');
  await visitor.getByRole('button', { name: 'Search pages and events' }).click();
  await expect(resultsOf(visitor, 'Pages').filter({ hasText: 'Sign in' })).toBeVisible();
  await visitor.keyboard.type('kabir');
  await expect(visitor.getByText('Nothing found for “kabir”')).toBeVisible();
  await fieldOf(visitor).fill('robowars');
  await expect(resultsOf(visitor, 'Events').first()).toContainText('Robowars');
  await expect(visitor.getByRole('group')).toHaveCount(1);
  await expectFitsWindow(visitor);
  await expectAccessible(visitor);
  await resultsOf(visitor, 'Events').first().click();
  await expect(visitor).toHaveURL(/\/events\/[0-9a-f]{24}$/);
});

test('the search box of a general secretary finds modules, units and positions', async ({ signIn }) => {
  const secretary = await signIn('scitechSecretary');
  await secretary.goto('/gensec-tech');
  await secretary.getByRole('button', { name: 'Search modules, events, people' }).click();
  await fieldOf(secretary).fill('ro');
  await expect(resultsOf(secretary, 'Pages')).toHaveText([/Room Booking/]);
  await expect(resultsOf(secretary, 'Units').filter({ hasText: 'Robotics Club' })).toBeVisible();
  await expect(resultsOf(secretary, 'People').first()).toBeVisible();
  await expectFitsDevices(secretary);
  // The page behind is inert while the dialog is open.
  await expectAccessibleOnDevices(secretary, secretary.getByRole('dialog', { name: 'Search' }));
  await fieldOf(secretary).fill('room book');
  await secretary.keyboard.press('Enter');
  await expect(secretary).toHaveURL(/\/roombooking/);
});
