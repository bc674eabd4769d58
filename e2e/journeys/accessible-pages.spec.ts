import { expectAccessible } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/portal-test';
import { visitedPages } from '../fixtures/visited-pages';
import { expectFitsEverySize, expectFitsWindow } from '../fixtures/window-sizes';

for (const { path, as, heading } of visitedPages) {
  test(`axe finds nothing on ${path} as ${as}, in both themes, and it fits windows of every size`, async ({
    signIn,
    visit,
    isMobile,
  }) => {
    const page = as === 'visitor' ? await visit() : await signIn(as);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await (isMobile ? expectFitsWindow : expectFitsEverySize)(page);
    await expectAccessible(page);
  });
}

test('axe finds nothing on an event’s page', async ({ visit }) => {
  const page = await visit();
  await page.goto('/events');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/events\/[0-9a-f]{24}$/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectFitsWindow(page);
  await expectAccessible(page);
});

test('axe finds nothing on a person’s profile', async ({ signIn }) => {
  const page = await signIn('president');
  await page.goto('/roles');
  await page.locator('main a[href^="/profile/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectFitsWindow(page);
  await expectAccessible(page);
});
