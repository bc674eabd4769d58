import type { Locator, Page, TestInfo } from '@playwright/test';
import { expectAccessible, expectAccessibleOnDevices } from '../fixtures/accessibility';
import { isPhone } from '../fixtures/demo-people';
import {
  createEventByApi,
  dateInDays,
  fillEventForm,
  findEventCard,
  shownDay,
  submitEventForm,
  uniqueName,
} from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsWindow } from '../fixtures/window-sizes';

/** A day that no demo event uses, another one for each window size. */
const freeDay = (offset: number, info: TestInfo) => dateInDays(90 + offset + (isPhone(info) ? 1 : 0));

async function createEvent(page: Page, title: string, day: string): Promise<void> {
  await fillEventForm(page, title, day);
  await page.getByLabel('Description').first().fill('Created by a journey.');
  await page.getByLabel('Category', { exact: true }).selectOption('technical');
  await submitEventForm(page);
}

async function requestRoom(page: Page, card: Locator, { room, day }: { room: string; day: string }): Promise<void> {
  await card.getByRole('button', { name: /^Request Room/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a Room' });
  await dialog.getByLabel('Room/Venue Name').fill(room);
  await dialog.getByLabel('Date', { exact: true }).fill(day);
  await dialog.getByLabel('Time', { exact: true }).fill('10:00');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog).toBeHidden();
}

async function openReview(page: Page, card: Locator, title: string): Promise<Locator> {
  await card.getByRole('button', { name: /^Manage Requests/ }).click();
  const dialog = page.getByRole('dialog', { name: `Requests for: ${title}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a room request is approved, both see it, and it appears in the live feed', async ({ signIn }, info) => {
  const day = freeDay(0, info);
  const title = uniqueName('Journey', info);
  const room = `Journey Hall ${info.project.name}`;
  const coordinator = await signIn('codingCoordinator');
  const president = await signIn('president');
  const feed = await signIn('president');
  await feed.goto('/president-dashboard');
  await expect(feed.getByText('Live', { exact: true })).toBeVisible();

  await createEvent(coordinator, title, day);
  await expect(feed.getByText(`Sneha Kulkarni created ${title}`)).toBeVisible();

  await requestRoom(coordinator, await findEventCard(coordinator, title), { room, day });
  await expect(coordinator.getByRole('article').filter({ hasText: title })).toContainText(room);

  const dialog = await openReview(president, await findEventCard(president, title), title);
  await expectAccessibleOnDevices(president);
  await dialog.getByRole('button', { name: /^Approve/ }).click();
  await expect(dialog.getByText('No pending requests for this event.')).toBeVisible();
  await expect(dialog.getByText('Approved')).toBeVisible();
  await expect(feed.getByText(`You approved ${room} for ${title}`)).toBeVisible();

  const card = await findEventCard(coordinator, title);
  await expect(card.getByText('Approved')).toBeVisible();
});

test('a second request for the overlapping time is refused with its message', async ({ signIn }, info) => {
  const day = freeDay(10, info);
  const room = `Clash Hall ${info.project.name}`;
  const titles = [uniqueName('First', info), uniqueName('Second', info)] as const;
  const coordinator = await signIn('codingCoordinator');
  const president = await signIn('president');
  for (const title of titles) {
    await createEventByApi(coordinator, title, day);
    await requestRoom(coordinator, await findEventCard(coordinator, title), { room, day });
  }
  const first = await openReview(president, await findEventCard(president, titles[0]), titles[0]);
  await first.getByRole('button', { name: /^Approve/ }).click();
  await expect(first.getByText('No pending requests for this event.')).toBeVisible();

  const second = await openReview(president, await findEventCard(president, titles[1]), titles[1]);
  await expect(second.getByText(/^Already booked/)).toBeVisible();
  await expect(second.getByRole('button', { name: /^Approve/ })).toBeDisabled();
  await second.getByRole('button', { name: /^Reject/ }).click();
  await second.getByRole('button', { name: 'Reject request' }).click();
  await expect(second.getByText('Rejected')).toBeVisible();
});

test('a request is decided in the list of all that wait, and the requester reads why', async ({ signIn }, info) => {
  const day = freeDay(16, info);
  const title = uniqueName('Waiting', info);
  const coordinator = await signIn('codingCoordinator');
  const president = await signIn('president');
  await createEventByApi(coordinator, title, day);
  const card = await findEventCard(coordinator, title);
  await requestRoom(coordinator, card, { room: 'Dance Studio', day });

  await president.goto('/president-dashboard');
  await president.getByRole('link', { name: /^Pending Approvals/ }).click();
  await president.getByRole('searchbox', { name: 'Search what is pending' }).fill(title);
  const row = president.getByRole('list', { name: 'Pending' }).getByRole('listitem').filter({ hasText: title });
  await expect(president.getByText('1 pending')).toBeVisible();
  await expect(row).toBeVisible();
  await expectAccessibleOnDevices(president);
  await row.getByRole('button', { name: new RegExp(title) }).click();
  const details = president.getByRole(isPhone(info) ? 'dialog' : 'complementary', { name: new RegExp(title) });
  await expect(details.getByText('No other request at this time')).toBeVisible();
  await expectAccessible(president, details);
  await details.getByRole('button', { name: 'Reject' }).click();
  const dialog = president.getByRole('dialog', { name: 'Why is it returned?' });
  await dialog.getByRole('button', { name: "This time isn't available." }).click();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(row).toHaveCount(0);
  // A decision that is held is sent when the page is left.
  await president.getByRole('link', { name: 'Dashboard' }).first().click();

  await card.getByRole('link', { name: /^Manage Event/ }).click();
  await expect(coordinator.getByText("Reason: This time isn't available.")).toBeVisible();
});

test('the request form shows what is missing, and keeps what was typed', async ({ signIn }) => {
  const page = await signIn('musicCoordinator');
  await page.goto('/events');
  await page
    .getByRole('article')
    .filter({ hasText: 'Planned' })
    .first()
    .getByRole('button', { name: /^Request Room/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Request a Room' });
  await dialog.getByLabel('Room/Venue Name').fill('');
  await dialog.getByLabel('Purpose/Description').fill('Sound check');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog.getByText('Please enter a room or venue.')).toBeVisible();
  await expect(dialog.getByLabel('Purpose/Description')).toHaveValue('Sound check');
  await expectAccessibleOnDevices(page);
});

test('dates and times are typed as people write them, or picked', { tag: '@phone' }, async ({ signIn }, info) => {
  const page = await signIn('musicCoordinator');
  await page.goto('/roombooking');
  await page.getByRole('button', { name: 'Request a Room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a Room' });
  const date = dialog.getByLabel('Date', { exact: true });
  await date.fill('31 nov');
  await date.press('Enter');
  await expect(dialog.getByText('Enter a date like 25 Nov 2026.')).toBeVisible();
  await expect(date).toHaveValue('31 nov');

  const day = freeDay(30, info);
  await date.fill(day.split('-').toReversed().join('/'));
  await date.press('Tab');
  await expect(date).toHaveValue(shownDay(day));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose date' })).toBeVisible();
  await expectFitsWindow(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(date).toHaveValue(shownDay(dateInDays(127 + (isPhone(info) ? 1 : 0))));

  await dialog.getByLabel('Time', { exact: true }).fill('6.30 pm');
  await dialog.getByLabel(/^End/).click();
  await dialog.getByRole('option', { name: '7:30 pm, 1 h', exact: true }).click();
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue('6:30 pm');
  await expect(dialog.getByLabel(/^End/)).toHaveValue('7:30 pm');
});

test(
  'a request for a booked room is offered another one, and every schedule is updated',
  { tag: '@phone' },
  async ({ signIn }, info) => {
    const day = freeDay(20, info);
    const [first, second] = [uniqueName('Booked', info), uniqueName('Other', info)];
    const coordinator = await signIn('codingCoordinator');
    const president = await signIn('president');
    for (const title of [first, second]) await createEventByApi(coordinator, title, day);
    await requestRoom(coordinator, await findEventCard(coordinator, first), { room: 'Senate Hall', day });
    await requestRoom(coordinator, await findEventCard(coordinator, second), { room: 'Senate Hall', day });

    await coordinator.goto(`/roombooking?date=${day}`);
    const booking = (state: string) =>
      isPhone(info)
        ? coordinator
            .getByRole('list', { name: 'Senate Hall' })
            .getByRole('listitem')
            .filter({ hasText: first, visible: true })
        : coordinator.getByRole('link', { name: `${first}, ${state}, 10:00 am to 12:00 pm` });
    await expect(booking('pending')).toBeVisible();
    await expectFitsWindow(coordinator);
    await expectAccessible(coordinator);

    await president.goto(`/roombooking?date=${day}`);
    await president.getByRole('button', { name: first }).filter({ visible: true }).click();
    const review = president.getByRole('dialog', { name: `Requests for: ${first}` });
    await expect(review.getByText('1 other pending request will clash')).toBeVisible();
    await expect(review.getByText(second)).toBeVisible();
    await expectAccessible(president);
    await review.getByRole('button', { name: /^Approve/ }).click();
    await expect(review.getByText('No pending requests for this event.')).toBeVisible();
    await expect(booking('approved')).toBeVisible();
    if (isPhone(info)) await expect(booking('approved')).toContainText('Approved');

    await coordinator.getByRole('button', { name: 'Request Senate Hall' }).filter({ visible: true }).click();
    const dialog = coordinator.getByRole('dialog', { name: 'Request a Room' });
    await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue(shownDay(day));
    await dialog.getByRole('button', { name: 'Choose date' }).click();
    await expect(coordinator.getByRole('dialog', { name: 'Choose date' })).toBeVisible();
    await expectAccessible(coordinator);
    await coordinator.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Choose date' })).toBeFocused();
    await dialog.getByLabel('Event', { exact: true }).fill(second);
    await dialog.getByRole('option', { name: second }).click();
    await dialog.getByLabel('Time', { exact: true }).fill('10:30');
    await dialog.getByLabel(/^End/).fill('11:30');
    await dialog.getByLabel(/^End/).press('Tab');
    await expect(dialog.getByText('Already booked 10:00 am to 12:00 pm.')).toBeVisible();
    await expectAccessible(coordinator);
    await dialog
      .getByRole('button', { name: /seats.*10:30 to 11:30 am/ })
      .first()
      .click();
    await expect(dialog.getByText(/Already booked/)).toBeHidden();
    await expect(dialog.getByLabel('Room/Venue Name')).not.toHaveValue('Senate Hall');
    await dialog.getByRole('button', { name: 'Submit Request' }).click();
    await expect(dialog).toBeHidden();
  },
);

test(
  'a room is requested for a rehearsal, without an event, and the president approves it',
  { tag: '@phone' },
  async ({ signIn }, info) => {
    const day = freeDay(40, info);
    const purpose = uniqueName('Rehearsal', info);
    const coordinator = await signIn('musicCoordinator');
    await coordinator.goto(`/roombooking?date=${day}`);
    await coordinator.getByRole('button', { name: 'Request Dance Studio' }).filter({ visible: true }).click();
    const form = coordinator.getByRole('dialog', { name: 'Request a Room' });
    await form.getByRole('radio', { name: 'A rehearsal or meeting' }).check({ force: true });
    await form.getByLabel('Purpose', { exact: true }).fill(purpose);
    await expectFitsWindow(coordinator);
    await expectAccessible(coordinator);
    await form.getByRole('button', { name: 'Submit Request' }).click();
    await expect(form).toBeHidden();

    const president = await signIn('president');
    await president.goto(`/roombooking?date=${day}`);
    await president.getByRole('button', { name: purpose }).filter({ visible: true }).click();
    const review = president.getByRole('dialog', { name: purpose });
    await expect(review.getByText('No other request at this time')).toBeVisible();
    await expectAccessible(president);
    await review.getByRole('button', { name: /^Approve/ }).click();
    await coordinator.getByRole('button', { name: purpose }).filter({ visible: true }).click();
    await expect(coordinator.getByRole('dialog', { name: purpose }).getByText('Approved')).toBeVisible();
  },
);

test('the president maintains the catalogue of rooms', async ({ signIn }, info) => {
  const name = uniqueName('Annexe', info);
  const page = await signIn('president');
  await page.goto('/rooms');
  await page.getByRole('button', { name: 'Add Room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a room' });
  await dialog.getByLabel('Name', { exact: true }).fill('senate  hall');
  await dialog.getByLabel('Seats', { exact: true }).fill('45');
  await dialog.getByRole('button', { name: 'Add Room' }).click();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessibleOnDevices(page);
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  const equipment = dialog.getByLabel(/^Equipment/);
  await equipment.fill('Projector, Public address system, Video conferencing,');
  // Leaving the field adds this entry on a new line; the button must not move away under the pointer.
  await equipment.fill('Whiteboard and pens');
  await dialog.getByRole('button', { name: 'Add Room' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox').fill(name);
  const listed = page.getByRole('list', { name: 'Rooms' }).getByRole('listitem');
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText('Video conferencing, Whiteboard and pens');
  await page.getByRole('switch', { name: `${name} is in use` }).click();
  const question = page.getByRole('alertdialog', { name: `Close ${name}?` });
  await expect(question).toContainText('It has no bookings and no pending requests.');
  await question.getByRole('button', { name: 'Close room' }).click();
  await expect(page.getByText('Not in use')).toBeVisible();
  await page.reload();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('switch', { name: `${name} is in use` })).not.toBeChecked();
});
