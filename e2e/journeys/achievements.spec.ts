import type { Page } from '@playwright/test';
import { expectAccessibleOnDevices } from '../fixtures/accessibility';
import { certificate, fillAchievementForm, submitAchievementForm } from '../fixtures/achievements';
import { send } from '../fixtures/call-api';
import { dateInDays, uniqueName } from '../fixtures/events';
import { tabTo } from '../fixtures/keyboard';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsDevices } from '../fixtures/window-sizes';

const row = (page: Page, name: string) => page.getByRole('listitem', { name: new RegExp(`^${name}`) });

/** Adds a skill that the catalogue does not have, by looking for it first. */
async function addNewSkill(student: Page, name: string): Promise<void> {
  await student.goto('/skills');
  await student.getByRole('button', { name: 'Add Skill' }).click();
  await student.getByLabel('Skill', { exact: true }).fill(name);
  await student.getByRole('option', { name: `Add ${name} as a new skill` }).click();
  const dialog = student.getByRole('dialog', { name: 'New skill' });
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await dialog.getByLabel('Category').fill('Stage');
  await dialog.getByLabel('Type').selectOption('Cultural');
  await dialog.getByLabel('Level').selectOption('Advanced');
  await dialog.getByRole('button', { name: 'Add Skill' }).click();
  await expect(student.getByText('Skill added successfully!')).toBeVisible();
  await expect(row(student, name).getByText('Pending')).toBeVisible();
}

/** Adds an achievement with a file, and goes on to the list of them. */
async function addAchievement(student: Page, title: string): Promise<void> {
  await fillAchievementForm(student, title);
  await submitAchievementForm(student);
  await student.getByRole('link', { name: 'View Achievements' }).first().click();
  await expect(student).toHaveURL('/view-achievements');
  await expect(row(student, title).getByText('Pending')).toBeVisible();
}

/** Opens the panel, and looks for what is to be decided; from here on the keyboard does everything. */
async function searchPanel(officer: Page, search: string): Promise<void> {
  await tabTo(officer, officer.getByRole('searchbox', { name: /^Search by/ }));
  await officer.keyboard.type(search);
  await expect(officer.getByRole('tabpanel').getByRole('status').filter({ hasText: '1 pending' })).toBeVisible();
  // On into the list, where its keys are heard.
  await tabTo(officer, officer.getByRole('checkbox', { name: 'Select all' }));
}

/** To another tab of the panel, with the key that leads there from the one that is open. */
async function openTab(officer: Page, from: string, key: 'ArrowRight' | 'End', to: string): Promise<void> {
  await tabTo(officer, officer.getByRole('tab', { name: from, exact: false, selected: true }), 'Shift+Tab');
  await officer.keyboard.press(key);
  await expect(officer.getByRole('tab', { name: to, selected: true })).toBeFocused();
}

async function correct(student: Page, title: string): Promise<void> {
  await row(student, title).getByRole('button', { name: 'Correct' }).click();
  const dialog = student.getByRole('dialog', { name: 'Correct the achievement' });
  await expect(dialog.getByText(certificate.name).first()).toBeVisible();
  await expect(dialog.getByRole('note')).toContainText('Which place was it?');
  await dialog.getByLabel('Rank').fill('Second place');
  await expectFitsDevices(student);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

/** Makes a link to a record with just these entries, and gives its address. */
async function shareRecord(student: Page, name: string, titles: readonly string[]): Promise<string> {
  await student.goto('/profile/record');
  await student.getByRole('button', { name: 'Clear choice' }).click();
  for (const title of titles) await student.getByRole('checkbox', { name: title }).check();
  await student.getByLabel('Name of this link').fill(name);
  await student.getByRole('button', { name: 'Create link' }).click();
  return student.getByRole('listitem', { name }).getByRole('textbox', { name: 'Link' }).inputValue();
}

test('a student adds a skill and an achievement, sees live what the general secretary decides by keyboard, corrects, and shows both in a record', async ({
  signIn,
  visit,
}, info) => {
  const [skill, title] = [uniqueName('Mask making', info), uniqueName('Best mask', info)];
  const student = await signIn('ravi');
  await addNewSkill(student, skill);
  await expectFitsDevices(student);
  const skills = student;
  const achievements = await student.context().newPage();
  await addAchievement(achievements, title);
  await expectFitsDevices(achievements);

  const secretary = await signIn('culturalSecretary');
  await secretary.goto('/gensec-endorse');
  await searchPanel(secretary, skill);
  await secretary.keyboard.press('j');
  await expect(row(secretary, skill)).toBeFocused();
  await secretary.keyboard.press('e');
  await expect(row(secretary, skill)).toBeHidden();
  await expect(row(skills, skill).getByText(/^Endorsed by .+ on /)).toBeVisible();

  await openTab(secretary, 'User Skills', 'End', 'Achievements');
  await searchPanel(secretary, title);
  await secretary.keyboard.press('j');
  await secretary.keyboard.press('Enter');
  await expect(secretary.getByRole('link', { name: `Download ${certificate.name}` })).toBeVisible();
  await expectAccessibleOnDevices(secretary, secretary.getByRole('group', { name: 'Achievements' }));
  await secretary.keyboard.press('r');
  await expect(secretary.getByRole('dialog', { name: 'Return 1 achievement' }).getByLabel('Reason')).toBeFocused();
  await secretary.keyboard.type('Which place was it?');
  await secretary.keyboard.press('Enter');
  await expect(row(secretary, title)).toBeHidden();

  await expect(row(achievements, title).getByText(/^Returned by .+: Which place was it\?$/)).toBeVisible();
  await expectAccessibleOnDevices(achievements);
  await correct(achievements, title);
  await expect(row(achievements, title).getByText('Pending')).toBeVisible();
  await expect(row(achievements, title)).toContainText('Second place');

  await secretary.reload();
  await searchPanel(secretary, title);
  await secretary.keyboard.press('k');
  await expect(row(secretary, title)).toContainText('Second place');
  await secretary.keyboard.press('e');
  await expect(row(secretary, title)).toBeHidden();
  await expect(row(achievements, title).getByText(/^Verified by .+ on /)).toBeVisible();

  const visitor = await visit();
  await visitor.goto(await shareRecord(achievements, uniqueName('For a troupe', info), [skill, title]));
  await expect(visitor.getByText('Valid', { exact: true })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Ravi Kumar' })).toBeVisible();
  await expect(visitor.getByText(skill, { exact: true })).toBeVisible();
  await expect(visitor.getByText(title, { exact: true })).toBeVisible();
  await expectFitsDevices(visitor);
});

test('the general secretary of another area sees nothing of a skill and an achievement, and not the file', async ({
  signIn,
  visit,
}, info) => {
  const [skill, title] = [uniqueName('Shadow play', info), uniqueName('Best shadow', info)];
  const student = await signIn('ravi');
  await addNewSkill(student, skill);
  await addAchievement(student, title);

  const secretary = await signIn('culturalSecretary');
  await secretary.goto(`/gensec-endorse?tab=achievements&q=${encodeURIComponent(title)}`);
  await row(secretary, title).getByRole('button', { name: title }).click();
  const [download] = await Promise.all([
    secretary.waitForEvent('download'),
    secretary.getByRole('link', { name: `Download ${certificate.name}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(certificate.name);
  const file = await send(secretary, download.url());
  expect(await file.body()).toEqual(certificate.buffer);
  const headers = file.headers();
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
  expect(headers['content-disposition']).toMatch(/^attachment; /);

  const other = await signIn('sportsSecretary');
  for (const [tab, word] of [
    ['user-skills', skill],
    ['skills', skill],
    ['achievements', title],
  ] as const) {
    await other.goto(`/gensec-endorse?tab=${tab}&q=${encodeURIComponent(word)}`);
    await expect(other.getByText('Nothing matches your search')).toBeVisible();
  }
  const visitor = await visit();
  const answers = [await send(other, download.url()), await send(visitor, download.url())];
  expect(answers.map((answer) => answer.status())).toEqual([404, 401]);
});

test('an achievement is filled in by keyboard alone, and what is wrong is said at its field', async ({
  signIn,
}, info) => {
  const title = uniqueName('Best lighting', info);
  const student = await signIn('ravi');
  await student.goto('/add-achievement');
  const submit = student.getByRole('button', { name: 'Submit Achievement' });
  await tabTo(student, submit);
  await student.keyboard.press('Enter');
  await expect(student.getByLabel('Title', { exact: true })).toBeFocused();
  await expectAccessibleOnDevices(student);
  await expectFitsDevices(student);
  await student.keyboard.type(title);
  for (const [label, text] of [
    ['Type', 'Cultural'],
    ['Category', 'Theatre'],
    ['Date achieved', dateInDays(-2)],
  ] as const) {
    await tabTo(student, student.getByLabel(label, { exact: true }));
    await student.keyboard.type(text);
  }
  await tabTo(student, student.getByLabel('Certificate URL'));
  await student.keyboard.type('certificates.example');
  await student.keyboard.press('Enter');
  await expect(student.getByText('Please enter a valid web address.')).toBeVisible();
  await expect(student.getByLabel('Certificate URL')).toBeFocused();
  await student.keyboard.press('Home');
  await student.keyboard.type('https://');
  await student.keyboard.press('Enter');
  await expect(student.getByText('Achievement submitted successfully!')).toBeVisible();
  await student.goto('/view-achievements');
  await expectFitsDevices(student);
  await row(student, title).getByRole('button', { name: 'Withdraw' }).click();
  await student.getByRole('button', { name: 'Withdraw achievement' }).click();
  await expect(row(student, title)).toBeHidden();
});
