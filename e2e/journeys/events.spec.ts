import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsWidth } from '../fixtures/accessibility';
import { dateInDays, createEventByApi, uniqueTitle } from '../fixtures/create-event';
import { expect, test } from '../fixtures/portal-test';

async function cardOf(page: Page, title: string) {
  await page.goto(`/events?q=${encodeURIComponent(title)}`);
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toBeVisible();
  return card;
}

test(
  'one place: the second waits, and has it by itself when the first leaves',
  { tag: '@once' },
  async ({ signIn }, info) => {
    const title = uniqueTitle('Single seat', info.project.name);
    await createEventByApi(await signIn('codingCoordinator'), title, dateInDays(40), 1);
    const asha = await signIn('asha');
    const ravi = await signIn('ravi');
    const first = await cardOf(asha, title);
    const second = await cardOf(ravi, title);
    await expect(second.getByText('1 of 1 place left')).toBeVisible();

    await first.getByRole('button', { name: /^Register/ }).click();
    await expect(first.getByText('Registered')).toBeVisible();
    // The other window was not touched.
    await expect(second.getByText('Full, 1 place')).toBeVisible();
    await expect(second.getByText('You join as 1st')).toBeVisible();
    await second.getByRole('button', { name: /^Register/ }).click();
    await expect(second.getByText('Waiting list (1)')).toBeVisible();
    await expectAccessible(ravi);

    await first.getByRole('button', { name: `Leave ${title}` }).click();
    const question = asha.getByRole('alertdialog', { name: `Leave ${title}?` });
    await expectAccessible(asha);
    await question.getByRole('button', { name: 'Leave event' }).click();
    await expect(first.getByRole('button', { name: /^Register/ })).toBeVisible();
    await expect(second.getByText('Registered')).toBeVisible();
  },
);

test('the code for the door is on the event’s page and on the first page', async ({ signIn }, info) => {
  const { id, title } = await createEventByApi(
    await signIn('codingCoordinator'),
    uniqueTitle('Door code', info.project.name),
    dateInDays(41),
    5,
  );
  const asha = await signIn('asha');
  await asha.goto(`/events/${id}`);
  await asha.getByRole('button', { name: 'Register' }).click();
  const picture = asha.getByRole('img', { name: /^QR code of / });
  await expect(picture).toBeVisible();
  await expectFitsWidth(asha);
  await expectAccessible(asha);
  const code = (await picture.getAttribute('aria-label'))?.replace('QR code of ', '') ?? '';
  const file = await asha.request.get(`/api/events/${id}/calendar.ics`);
  expect(file.headers()['content-type']).toContain('text/calendar');
  expect(await file.text()).toContain('SUMMARY:');

  await asha.goto('/home');
  const mine = asha.getByRole('region', { name: 'My registrations' }).getByRole('listitem').filter({ hasText: title });
  const whole = asha.getByRole('button', { name: /^Show all/ });
  await expect(mine.or(whole).first()).toBeVisible();
  if (await whole.isVisible()) await whole.click();
  await expect(mine).toContainText(`Code ${code}`);
});

test('a calendar address gives what I joined, until I end it', { tag: '@once' }, async ({ signIn }) => {
  const asha = await signIn('asha');
  await asha.goto('/home');
  const address = asha.getByRole('region', { name: 'Calendar address' });
  await address.getByRole('button', { name: 'Make address' }).click();
  const url = await address.getByRole('textbox', { name: 'Your address' }).inputValue();
  const feed = await asha.request.get(url);
  expect(feed.status()).toBe(200);
  expect(await feed.text()).toMatch(/^BEGIN:VCALENDAR/);
  await asha.reload();
  await expect(address.getByRole('button', { name: 'Renew' })).toBeVisible();
  await expect(address.getByRole('textbox')).toHaveCount(0);
  await address.getByRole('button', { name: 'End', exact: true }).click();
  await asha.getByRole('button', { name: 'End address' }).click();
  await expect(address.getByRole('button', { name: 'Make address' })).toBeVisible();
  expect((await asha.request.get(url)).status()).toBe(404);
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the calendar shows the institute’s day and time, and the keyboard walks through it', async ({
    signIn,
  }, info) => {
    const day = dateInDays(42);
    const { id, title } = await createEventByApi(
      await signIn('codingCoordinator'),
      uniqueTitle('Far away', info.project.name),
      day,
      5,
    );
    const asha = await signIn('asha');
    await asha.goto(`/events?view=calendar&q=${encodeURIComponent(title)}&day=${dateInDays(41)}`);
    const chosen = asha.getByRole('gridcell', { selected: true });
    await chosen.focus();
    await asha.keyboard.press('ArrowRight');
    await expect(chosen).toHaveAccessibleName(/, 1 event$/);
    await expect(chosen).toBeFocused();
    await expectFitsWidth(asha);
    await expectAccessible(asha);
    if (info.project.name === 'desktop') {
      await asha.keyboard.press('Enter');
      await expect(asha.getByRole('dialog')).toContainText('10:00 am');
      await expectAccessible(asha);
    }
    const line = asha.getByRole('link', { name: new RegExp(`^10:00 am.*${title}`) });
    await line.focus();
    await asha.keyboard.press('Enter');
    await expect(asha).toHaveURL(new RegExp(`/events/${id}$`));
    await expect(asha.getByText(/, 10:00 am$/)).toBeVisible();
  });
});

test('the cards stand in one, two or three columns, as there is room', async ({ visit }, info) => {
  const page = await visit();
  await page.goto('/events');
  await expect(page.getByRole('article').nth(3)).toBeVisible();
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)));
    return tops.filter((top) => top === tops[0]).length;
  };
  if (info.project.name === 'phone') return expect(await columns(390)).toBe(1);
  expect([await columns(1280), await columns(900), await columns(600)]).toEqual([3, 2, 1]);
});
