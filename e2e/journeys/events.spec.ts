import { expectAccessible } from '../fixtures/accessibility';
import { send } from '../fixtures/call-api';
import { isPhone } from '../fixtures/demo-people';
import { createEventByApi, dateInDays, findEventCard, uniqueName } from '../fixtures/events';
import { expect, test } from '../fixtures/portal-test';
import { expectFitsWindow } from '../fixtures/window-sizes';

test('the second person for one place waits, and gets it when the first leaves', async ({ signIn }, info) => {
  const title = uniqueName('Single seat', info);
  await createEventByApi(await signIn('codingCoordinator'), title, dateInDays(40), 1);
  const asha = await signIn('asha');
  const ravi = await signIn('ravi');
  const first = await findEventCard(asha, title);
  const second = await findEventCard(ravi, title);
  await expect(second.getByText('1 of 1 place left')).toBeVisible();

  await first.getByRole('button', { name: /^Register/ }).click();
  await expect(first.getByText('Registered')).toBeVisible();
  // The other window updates without being touched.
  await expect(second.getByText('Full, 1 place')).toBeVisible();
  await expect(second.getByText("You'd be 1st on the waiting list")).toBeVisible();
  await second.getByRole('button', { name: /^Register/ }).click();
  await expect(second.getByText('Waiting list (1)')).toBeVisible();
  await expectAccessible(ravi);

  await first.getByRole('button', { name: `Cancel registration: ${title}` }).click();
  const question = asha.getByRole('alertdialog', { name: `Give up your place at ${title}?` });
  await expectAccessible(asha);
  await question.getByRole('button', { name: 'Cancel registration' }).click();
  await expect(first.getByRole('button', { name: /^Register/ })).toBeVisible();
  await expect(second.getByText('Registered')).toBeVisible();
});

test(
  'a student registers on the page of a unit; the check-in code is on the event’s page and on the home page',
  { tag: '@phone' },
  async ({ signIn }, info) => {
    // A unit with little else in these days, so that this is among its next events.
    const { id, title } = await createEventByApi(
      await signIn('musicCoordinator'),
      uniqueName('Check-in code', info),
      dateInDays(3),
      5,
    );
    const asha = await signIn('asha');
    await asha.goto(`/events/${id}`);
    await asha.getByRole('main').getByRole('link', { name: 'Music Club' }).first().click();
    const event = asha.getByRole('region', { name: 'Next events' }).getByRole('listitem').filter({ hasText: title });
    await event.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(event.getByText('Registered', { exact: true })).toBeVisible();
    await expect(event.getByText('4 of 5 places left')).toBeVisible();
    await expectFitsWindow(asha);
    await expectAccessible(asha);

    await event.getByRole('link', { name: title }).click();
    const qrCode = asha.getByRole('img', { name: /^QR code of / });
    await expect(qrCode).toBeVisible();
    await expectFitsWindow(asha);
    await expectAccessible(asha);
    const code = (await qrCode.getAttribute('aria-label'))?.replace('QR code of ', '') ?? '';
    const calendar = await send(asha, `/api/events/${id}/calendar.ics`);
    expect(calendar.headers()['content-type']).toContain('text/calendar');
    expect(await calendar.text()).toContain('SUMMARY:');

    await asha.goto('/home');
    const registration = asha
      .getByRole('region', { name: 'My registrations' })
      .getByRole('listitem')
      .filter({ hasText: title });
    const showAll = asha.getByRole('button', { name: /^Show all/ });
    await expect(registration.or(showAll).first()).toBeVisible();
    if (await showAll.isVisible()) await showAll.click();
    await expect(registration).toContainText(`Code ${code}`);
  },
);

test('a calendar link lists joined events until it is deleted', async ({ signIn }) => {
  const asha = await signIn('asha');
  await asha.goto('/home');
  const calendar = asha.getByRole('region', { name: 'Calendar link' });
  const show = calendar.getByRole('button', { name: 'Show: Calendar link' });
  await show.click();
  await calendar.getByRole('button', { name: 'Create calendar link' }).click();
  const url = await calendar.getByRole('textbox', { name: 'Your calendar link' }).inputValue();
  const feed = await send(asha, url);
  expect(feed.status()).toBe(200);
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR/);
  await asha.reload();
  await show.click();
  await expect(calendar.getByRole('button', { name: 'Replace link' })).toBeVisible();
  await expect(calendar.getByRole('textbox')).toHaveCount(0);
  await calendar.getByRole('button', { name: 'Delete link' }).click();
  await asha.getByRole('alertdialog').getByRole('button', { name: 'Delete link' }).click();
  await expect(calendar.getByRole('button', { name: 'Create calendar link' })).toBeVisible();
  expect((await send(asha, url)).status()).toBe(404);
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test(
    'the calendar shows the institute’s day and time, and works by keyboard',
    { tag: '@phone' },
    async ({ signIn }, info) => {
      const day = dateInDays(42);
      const { id, title } = await createEventByApi(
        await signIn('codingCoordinator'),
        uniqueName('Far away', info),
        day,
        5,
      );
      const asha = await signIn('asha');
      await asha.goto(`/events?view=calendar&q=${encodeURIComponent(title)}&day=${dateInDays(41)}`);
      const selectedDay = asha.getByRole('gridcell', { selected: true });
      await selectedDay.focus();
      await asha.keyboard.press('ArrowRight');
      await expect(selectedDay).toHaveAccessibleName(/, 1 event$/);
      await expect(selectedDay).toBeFocused();
      await expectFitsWindow(asha);
      await expectAccessible(asha);
      if (!isPhone(info)) {
        await asha.keyboard.press('Enter');
        await expect(asha.getByRole('dialog')).toContainText('10:00 am');
        await expectAccessible(asha);
      }
      const link = asha.getByRole('link', { name: new RegExp(`^10:00 am.*${title}`) });
      await link.focus();
      await asha.keyboard.press('Enter');
      await expect(asha).toHaveURL(new RegExp(`/events/${id}$`));
      await expect(asha.getByRole('definition').filter({ hasText: /, 10:00 am$/ })).toBeVisible();
    },
  );
});

test(
  'the cards are in one, two or three columns, depending on the width',
  { tag: '@phone' },
  async ({ visit }, info) => {
    const page = await visit();
    await page.goto('/events');
    await expect(page.getByRole('article').nth(3)).toBeVisible();
    const columnsAt = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
      // The last row under a heading may have fewer.
      return Math.max(...tops.map((top) => tops.filter((other) => other === top).length));
    };
    if (isPhone(info)) return expect(await columnsAt(390)).toBe(1);
    expect([await columnsAt(1280), await columnsAt(900), await columnsAt(600)]).toEqual([3, 2, 1]);
  },
);

test('Back from an event finds the list where it was left, with all of its pages', async ({ visit }) => {
  const page = await visit();
  await page.goto('/events');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(24);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
  const count = await cards.count();
  const title = cards
    .nth(count - 2)
    .getByRole('heading')
    .getByRole('link');
  await title.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await title.click();
  await page.getByRole('link', { name: 'Back to events' }).click();
  await expect(cards).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await title.click();
  await expect(page.getByRole('link', { name: 'Back to events' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(cards).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});
