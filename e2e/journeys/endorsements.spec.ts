import type { Page } from '@playwright/test';
import { expectAccessibleOnDevices } from '../fixtures/accessibility';
import { callApi } from '../fixtures/call-api';
import { uniqueName } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsWindow } from '../fixtures/window-sizes';

/** A new skill of the area of culture, which the student claims with it. */
const claimNewSkill = (student: Page, name: string) =>
  callApi<{ _id: string }>(student, 'POST', '/api/skills/create-skill', {
    name,
    category: 'Stage',
    type: 'cultural',
    claim: { proficiency_level: 'advanced' },
  });

const row = (officer: Page, name: string) => officer.getByRole('listitem', { name: new RegExp(`^${name}`) });

/** Claims of other journeys are not shown then. */
async function openPanel(officer: Page, search: string): Promise<void> {
  await officer.goto(`/gensec-endorse?q=${encodeURIComponent(search)}`);
}

test('a general secretary returns one claim with a reason and endorses the other by keyboard alone', async ({
  signIn,
}, info) => {
  const word = uniqueName('Mime', info);
  const student = await signIn('ravi');
  await claimNewSkill(student, `${word} one`);
  await claimNewSkill(student, `${word} two`);

  const secretary = await signIn('culturalSecretary');
  await openPanel(secretary, word);
  await expect(secretary.getByRole('heading', { level: 1 })).toHaveText('Cultural Endorsement Panel');
  await expect(row(secretary, `${word} two`)).toBeVisible();
  await expectFitsWindow(secretary);
  await expectAccessibleOnDevices(secretary);
  await secretary.keyboard.press('r');
  const dialog = secretary.getByRole('dialog', { name: 'Return 1 skill' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expectAccessibleOnDevices(secretary, dialog);
  await secretary.keyboard.type('Please name the play.');
  await secretary.keyboard.press('Enter');
  await expect(row(secretary, `${word} one`)).toBeHidden();
  await expect(row(secretary, `${word} two`)).toBeFocused();
  await secretary.keyboard.press('e');
  await expect(row(secretary, `${word} two`)).toBeHidden();
  // It left the list before the service had answered.
  await expect(secretary.getByRole('button', { name: `Withdraw ${word} two` })).toBeVisible();

  const mine = await callApi<{ user_id: { _id: string } }[]>(
    secretary,
    'GET',
    '/api/skills/user-skills/endorsed/cultural?limit=1',
  );
  const claims = await callApi<{ skill_id: { name: string }; state: string }[]>(
    student,
    'GET',
    `/api/skills/user-skills/${mine[0]?.user_id._id}?limit=200`,
  );
  const stateOf = (name: string) => claims.find(({ skill_id: skill }) => skill.name === name)?.state;
  expect([stateOf(`${word} one`), stateOf(`${word} two`)]).toEqual(['returned', 'endorsed']);
});

test('a general secretary of another area sees nothing of it, and a student no panel', async ({ signIn }, info) => {
  const word = uniqueName('Puppetry', info);
  await claimNewSkill(await signIn('ravi'), word);
  const other = await signIn('sportsSecretary');
  await openPanel(other, word);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sports Endorsement Panel');
  await expect(other.getByText('Nothing matches your search')).toBeVisible();
  const secretary = await signIn('culturalSecretary');
  await openPanel(secretary, word);
  await expect(row(secretary, word)).toBeVisible();
  const student = await signIn('ravi');
  await openPanel(student, word);
  await expect(student.getByText('You do not have permission to view this page')).toBeVisible();
});

test('an endorsement is withdrawn with a reason', async ({ signIn }, info) => {
  const word = uniqueName('Kathakali', info);
  await claimNewSkill(await signIn('ravi'), word);
  const secretary = await signIn('culturalSecretary');
  await openPanel(secretary, word);
  await row(secretary, word).getByRole('checkbox').check();
  await secretary.getByRole('button', { name: 'Endorse 1' }).click();
  await expect(row(secretary, word)).toBeHidden();
  await secretary.getByRole('button', { name: `Withdraw ${word}` }).click();
  await secretary.getByRole('dialog').getByLabel('Reason').fill('Endorsed by mistake.');
  await secretary.getByRole('button', { name: 'Withdraw endorsement' }).click();
  await expect(secretary.getByRole('button', { name: `Withdraw ${word}` })).toBeHidden();
});
