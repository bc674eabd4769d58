import { expectAccessibleOnDevices } from '../fixtures/accessibility';
import { send } from '../fixtures/call-api';
import { uniqueName } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';

test('a student makes a record, a visitor verifies it, and sees that it was revoked', async ({
  signIn,
  visit,
}, info) => {
  const name = uniqueName('For an internship', info);
  const student = await signIn('asha');
  await student.goto('/profile');
  await student.getByRole('link', { name: 'Verified record' }).click();
  await expect(student.getByRole('heading', { level: 1, name: 'Verified record' })).toBeVisible();
  const events = student.getByRole('group', { name: 'Events attended' });
  await expect(events.getByRole('checkbox').first()).toBeVisible();
  await student.getByRole('button', { name: 'Clear choice' }).click();
  const first = events.getByRole('checkbox').first();
  await first.check();
  const title = (await first.getAttribute('aria-label')) ?? '';
  await student.getByLabel('Name of this link').fill(name);
  await student.getByRole('button', { name: 'Create link' }).click();
  const link = student.getByRole('listitem', { name });
  await expect(link.getByText('Valid')).toBeVisible();
  await expectAccessibleOnDevices(student);
  const address = await link.getByRole('textbox', { name: 'Link' }).inputValue();

  const visitor = await visit();
  await visitor.goto(address);
  await expect(visitor.getByText('Valid', { exact: true })).toBeVisible();
  await expect(visitor.getByText(title, { exact: true })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Asha Nair' })).toBeVisible();
  await expect(visitor.getByText('Student ID')).toHaveCount(0);
  await expectAccessibleOnDevices(visitor);
  for (const [file, type] of [
    ['Download PDF', 'application/pdf'],
    ['Download credential file', 'application/vc+jwt; charset=utf-8'],
  ] as const) {
    const href = await visitor.getByRole('link', { name: file }).getAttribute('href');
    const response = await send(visitor, href ?? '');
    expect([response.status(), response.headers()['content-type']]).toEqual([200, type]);
  }

  await link.getByRole('button', { name: 'End link' }).click();
  await student.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click();
  await expect(link.getByText('Ended', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Revoked', { exact: true })).toBeVisible();
  await expect(visitor.getByText('Asha Nair')).toHaveCount(0);
});

test('a shared record prints with its QR code and address', async ({ signIn, visit }, info) => {
  const name = uniqueName('Printed', info);
  const student = await signIn('asha');
  await student.goto('/profile/record');
  await student.getByLabel('Name of this link').fill(name);
  await student.getByRole('button', { name: 'Create link' }).click();
  const link = student.getByRole('listitem', { name });
  const address = await link.getByRole('textbox', { name: 'Link' }).inputValue();
  const visitor = await visit();
  await visitor.goto(address);
  await expect(visitor.getByText('Valid', { exact: true })).toBeVisible();
  await visitor.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(visitor.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
  await expect(visitor.getByText(address)).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Download PDF' })).toBeHidden();
  await expect(visitor.locator('nav, header').filter({ visible: true })).toHaveCount(0);
});
