import type { Locator, Page, TestInfo } from '@playwright/test';
import { expectAccessible, expectFitsWidth } from '../fixtures/accessibility';
import { demoPassword, demoPeople } from '../fixtures/demo-people';
import { expect, test, typeCredentials } from '../fixtures/portal-test';

const clinic = 'Git and GitHub Clinic';
let given = 0;

/** Words that only this entry has, and that are longer than the list shows. */
function newComments({ project }: TestInfo): { mark: string; comments: string } {
  given += 1;
  const mark = `Number ${given} of ${project.name}, ${Date.now()}.`;
  return { mark, comments: `${mark} ${'A second batch, please. '.repeat(9).trim()} The very end.` };
}

interface Entry {
  comments: string;
  isAnonymous?: boolean;
}

async function give(page: Page, { comments, isAnonymous = false }: Entry): Promise<void> {
  await page.goto('/feedback');
  await page.getByLabel('Type', { exact: true }).selectOption('Suggestion');
  await page.getByLabel('Target', { exact: true }).fill('git and g');
  await page.getByRole('option', { name: clinic }).click();
  await page.getByRole('radio', { name: '4 stars' }).click();
  await page.getByLabel('Comments').fill(comments);
  if (isAnonymous) await page.getByRole('switch', { name: 'Give feedback anonymously' }).click();
  await page.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByLabel('Comments')).toHaveValue('');
}

const entry = (page: Page, mark: string): Locator => page.getByRole('article').filter({ hasText: mark });

/** The list of what is about the clinic, where an entry of this hour is on the first page. */
async function openList(page: Page): Promise<void> {
  await page.goto('/viewfeedback?q=git+clinic&type=Suggestion');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Feedbacks/);
}

async function markResolved(page: Page, mark: string, actions: string): Promise<void> {
  const card = entry(page, mark);
  await card.getByRole('button', { name: 'Resolve' }).click();
  await card.getByLabel('Actions taken').fill(actions);
  await card.getByRole('button', { name: 'Mark Resolved' }).click();
  await expect(card.getByText('Resolved', { exact: true })).toBeVisible();
}

const own = (page: Page, mark: string): Locator =>
  page.getByRole('region', { name: 'My feedback' }).getByRole('article').filter({ hasText: mark });

test('the targets that are offered stay a short list', { tag: '@once' }, async ({ signIn }) => {
  const page = await signIn('asha');
  await page.goto('/feedback');
  const target = page.getByLabel('Target', { exact: true });
  await target.click();
  const offered = page.getByRole('listbox');
  await expect(offered.getByRole('option').nth(5)).toBeAttached();
  expect((await offered.boundingBox())?.height).toBe(160);
  await target.press('ArrowUp');
  await expect(offered.getByRole('option').last()).toBeInViewport();
});

test('feedback is given signed and anonymously, and read by all', async ({ signIn, visit }, info) => {
  const [signed, secret] = [newComments(info), newComments(info)];
  const author = await signIn('ravi');
  await give(author, signed);
  await give(author, { ...secret, isAnonymous: true });
  await expect(own(author, secret.mark)).toContainText('Only you see that it is yours.');

  const visitor = await visit();
  await openList(visitor);
  await expect(entry(visitor, signed.mark)).toContainText('Ravi Kumar');
  await expect(entry(visitor, secret.mark)).toContainText('Anonymous');
  await expect(entry(visitor, secret.mark)).not.toContainText('Ravi');
  const card = entry(visitor, signed.mark);
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
  await give(author, signed);
  await give(author, { ...secret, isAnonymous: true });

  const officer = await signIn('codingCoordinator');
  await openList(officer);
  const open = entry(officer, signed.mark);
  await expect(open).toContainText('Not Resolved');
  await open.getByRole('button', { name: 'Resolve' }).click();
  await open.getByRole('button', { name: 'Mark Resolved' }).click();
  await expect(open.getByRole('alert')).toHaveText('Please enter actions taken.');
  await open.getByRole('button', { name: 'Cancel' }).click();
  await markResolved(officer, signed.mark, 'A second batch starts on Sunday.');
  await markResolved(officer, secret.mark, 'So it does for the other one.');
  await officer.getByRole('radio', { name: 'Not Resolved' }).click();
  await expect(officer).toHaveURL(/status=Not\+Resolved/);
  await expect(entry(officer, signed.mark)).toHaveCount(0);

  await author.reload();
  await expect(own(author, signed.mark)).toContainText('A second batch starts on Sunday.');
  await expect(own(author, secret.mark)).toContainText('So it does for the other one.');
});

test('nobody is offered to resolve their own feedback, signed or not', async ({ signIn }, info) => {
  const [signed, secret] = [newComments(info), newComments(info)];
  const officer = await signIn('president');
  await give(officer, signed);
  await give(officer, { ...secret, isAnonymous: true });
  await openList(officer);
  for (const { mark } of [signed, secret]) {
    await expect(entry(officer, mark)).toContainText('Pending');
    await expect(entry(officer, mark).getByRole('button', { name: 'Resolve' })).toHaveCount(0);
  }
});

test.describe('a draft', () => {
  // Signing out cuts the live stream of the page.
  test.use({ expectedErrors: /ERR_INCOMPLETE_CHUNKED_ENCODING/ });

  test('what was typed outlives a reload, and an anonymous draft does not outlive the session', async ({ visit }) => {
    const page = await visit();
    await typeCredentials(page, 'ravi');
    await page.goto('/feedback');
    await page.getByRole('switch', { name: 'Give feedback anonymously' }).click();
    await page.getByLabel('Comments').fill('Half a thought.');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('Comments')).toHaveValue('Half a thought.');
    await page.goto('/logout');
    await expect(page).toHaveURL('/login');
    await typeCredentials(page, 'ravi');
    await page.goto('/feedback');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give Feedback');
    await expect(page.getByLabel('Comments')).toHaveValue('');
  });
});

test('a visitor who wants to give feedback signs in first, and comes back to the form', async ({ visit }) => {
  const page = await visit();
  await page.goto('/viewfeedback');
  await expectFitsWidth(page);
  await page.getByRole('link', { name: 'Give Feedback' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email', { exact: true }).fill(demoPeople.ravi);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/feedback');
  await expectFitsWidth(page);
});

test('the form to resolve is accessible, also with its alert', { tag: '@once' }, async ({ signIn }) => {
  const page = await signIn('codingCoordinator');
  await page.goto('/viewfeedback?status=Not+Resolved&type=Other');
  await page.getByRole('button', { name: 'Resolve' }).first().click();
  await page.getByRole('button', { name: 'Mark Resolved' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter actions taken.');
  await expectAccessible(page);
});

test('officers take the list along as a table', { tag: '@once' }, async ({ signIn, visit }) => {
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

test('the figures have tables behind the chart', { tag: '@once' }, async ({ visit }) => {
  const page = await visit();
  await page.goto('/viewfeedback');
  const state = page.getByRole('region', { name: 'Open and resolved' });
  await expect(state.getByRole('img', { name: /last 12 months/ })).toBeVisible();
  await state.getByRole('button', { name: 'Show as table' }).click();
  await expect(state.getByRole('table', { name: 'Feedback by month' }).getByRole('row')).toHaveCount(13);
  for (const name of ['Feedback by month', 'Feedback by type']) {
    const hidden = await state.getByRole('region', { name }).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(hidden).toBe(0);
  }
  await expectAccessible(page);
});
