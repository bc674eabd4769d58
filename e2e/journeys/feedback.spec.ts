import type { Locator, Page, TestInfo } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/portal-test';
import { credentialsOf, signInOnPage, submitSignInForm } from '../fixtures/sign-in-form';
import { expectFitsDevices } from '../fixtures/window-sizes';

const CLINIC = 'Git and GitHub Clinic';
let created = 0;

/** Comments that are longer than a card shows at first, and a start by which the entry is found. */
function newComments({ project }: TestInfo): { mark: string; comments: string } {
  created += 1;
  const mark = `Number ${created} of ${project.name}, ${Date.now()}.`;
  return { mark, comments: `${mark} ${'A second batch, please. '.repeat(9).trim()} The very end.` };
}

interface Entry {
  comments: string;
  isAnonymous?: boolean;
}

async function giveFeedback(page: Page, { comments, isAnonymous = false }: Entry): Promise<void> {
  await page.goto('/feedback');
  await page.getByLabel('Type', { exact: true }).selectOption('Suggestion');
  await page.getByLabel('Target', { exact: true }).fill('git and g');
  await page.getByRole('option', { name: CLINIC }).click();
  await page.getByRole('radio', { name: '4 stars' }).click();
  await page.getByLabel('Comments').fill(comments);
  if (isAnonymous) await page.getByRole('switch', { name: 'Give feedback anonymously' }).click();
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByLabel('Comments')).toHaveValue('');
}

const cardOf = (page: Page, mark: string): Locator => page.getByRole('article').filter({ hasText: mark });

/** The feedback about the clinic; the newest is on the first page. */
async function openList(page: Page): Promise<void> {
  await page.goto('/viewfeedback?q=git+clinic&type=Suggestion');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Feedbacks/);
}

async function markResolved(page: Page, mark: string, actions: string): Promise<void> {
  const card = cardOf(page, mark);
  await card.getByRole('button', { name: 'Resolve' }).click();
  await card.getByLabel('Actions taken').fill(actions);
  await card.getByRole('button', { name: 'Mark Resolved' }).click();
  await expect(card.getByText('Resolved', { exact: true })).toBeVisible();
  // The message comes after the card has changed; it may lie over the next button, and stays while the mouse is on it.
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(message).toHaveCount(0);
}

const ownFeedback = (page: Page, mark: string): Locator =>
  page.getByRole('region', { name: 'My feedback' }).getByRole('article').filter({ hasText: mark });

test('the list of targets is at most 10rem high', async ({ signIn }) => {
  const page = await signIn('asha');
  await page.goto('/feedback');
  const target = page.getByLabel('Target', { exact: true });
  await target.click();
  const listbox = page.getByRole('listbox');
  await expect(listbox.getByRole('option').nth(5)).toBeAttached();
  expect((await listbox.boundingBox())?.height).toBe(160);
  await target.press('ArrowUp');
  await expect(listbox.getByRole('option').last()).toBeInViewport();
});

test('feedback is given signed and anonymously, and read by all', async ({ signIn, visit }, info) => {
  const [signed, secret] = [newComments(info), newComments(info)];
  const author = await signIn('ravi');
  await giveFeedback(author, signed);
  await giveFeedback(author, { ...secret, isAnonymous: true });
  await expect(ownFeedback(author, secret.mark)).toContainText('Only you can see that this is yours.');

  const visitor = await visit();
  await openList(visitor);
  await expect(cardOf(visitor, signed.mark)).toContainText('Ravi Kumar');
  await expect(cardOf(visitor, secret.mark)).toContainText('Anonymous');
  await expect(cardOf(visitor, secret.mark)).not.toContainText('Ravi');
  const card = cardOf(visitor, signed.mark);
  await expect(card).not.toContainText('The very end.');
  await card.getByRole('button', { name: 'View More' }).click();
  await expect(card).toContainText('The very end.');
  await card.getByRole('button', { name: 'View Less' }).click();
  await expect(card).not.toContainText('The very end.');
  await expect(card).toContainText('Awaiting Resolution');
  await expect(visitor.getByRole('button', { name: 'Resolve' })).toHaveCount(0);
});

test('an officer resolves feedback, and its author sees what was done', async ({ signIn }, info) => {
  const [signed, secret] = [newComments(info), newComments(info)];
  const author = await signIn('ravi');
  await giveFeedback(author, signed);
  await giveFeedback(author, { ...secret, isAnonymous: true });

  const officer = await signIn('codingCoordinator');
  await openList(officer);
  const open = cardOf(officer, signed.mark);
  await expect(open).toContainText('Not Resolved');
  await markResolved(officer, signed.mark, 'A second batch starts on Sunday.');
  await markResolved(officer, secret.mark, 'So it does for the other one.');
  await officer.getByRole('radio', { name: 'Not Resolved' }).click();
  await expect(officer).toHaveURL(/status=Not\+Resolved/);
  await expect(cardOf(officer, signed.mark)).toHaveCount(0);

  await author.reload();
  await expect(ownFeedback(author, signed.mark)).toContainText('A second batch starts on Sunday.');
  await expect(ownFeedback(author, secret.mark)).toContainText('So it does for the other one.');
});

test('nobody can resolve their own feedback, signed or anonymous', async ({ signIn }, info) => {
  const [signed, secret] = [newComments(info), newComments(info)];
  const officer = await signIn('president');
  await giveFeedback(officer, signed);
  await giveFeedback(officer, { ...secret, isAnonymous: true });
  await openList(officer);
  for (const { mark } of [signed, secret]) {
    await expect(cardOf(officer, mark)).toContainText('Pending');
    await expect(cardOf(officer, mark).getByRole('button', { name: 'Resolve' })).toHaveCount(0);
  }
});

test.describe('a draft', () => {
  // Signing out ends the live stream of the page.
  test.use({ expectedErrors: /ERR_INCOMPLETE_CHUNKED_ENCODING/ });

  test('is kept after a reload, and an anonymous one is deleted at sign-out', async ({ visit }) => {
    const page = await visit();
    await signInOnPage(page, 'ravi');
    await page.goto('/feedback');
    await page.getByRole('switch', { name: 'Give feedback anonymously' }).click();
    await page.getByLabel('Comments').fill('Half a thought.');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('Comments')).toHaveValue('Half a thought.');
    await page.goto('/logout');
    await expect(page).toHaveURL('/login');
    await signInOnPage(page, 'ravi');
    await page.goto('/feedback');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give Feedback');
    await expect(page.getByLabel('Comments')).toHaveValue('');
  });
});

test('a visitor who wants to give feedback signs in first, and comes back to the form', async ({ visit }) => {
  const page = await visit();
  await page.goto('/viewfeedback');
  await expectFitsDevices(page);
  await page.getByRole('link', { name: 'Give Feedback' }).click();
  await expect(page).toHaveURL('/login');
  await submitSignInForm(page, credentialsOf('ravi'));
  await expect(page).toHaveURL('/feedback');
  await expectFitsDevices(page);
});

test('the form to resolve feedback is accessible, also with its alert', async ({ signIn }) => {
  const page = await signIn('codingCoordinator');
  await page.goto('/viewfeedback?status=Not+Resolved&type=Other');
  await page.getByRole('button', { name: 'Resolve' }).first().click();
  await page.getByRole('button', { name: 'Mark Resolved' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter actions taken.');
  await expectAccessible(page);
});

test('officers export the list as CSV', async ({ signIn, visit }) => {
  const page = await signIn('president');
  await page.goto('/viewfeedback?type=Query');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('feedback.csv');
  const visitor = await visit();
  await visitor.goto('/viewfeedback');
  await expect(visitor.getByRole('article').first()).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Export' })).toHaveCount(0);
});

test('the charts can be shown as tables', async ({ visit }) => {
  const page = await visit();
  await page.goto('/viewfeedback');
  const chart = page.getByRole('region', { name: 'Open and resolved' });
  await expect(chart.getByRole('img', { name: /last 12 months/ })).toBeVisible();
  await chart.getByRole('button', { name: 'Show as table' }).click();
  await expect(chart.getByRole('table', { name: 'Feedback by month' }).getByRole('row')).toHaveCount(13);
  for (const name of ['Feedback by month', 'Feedback by type']) {
    const hiddenWidth = await chart.getByRole('region', { name }).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(hiddenWidth).toBe(0);
  }
  await expectAccessible(page);
});
