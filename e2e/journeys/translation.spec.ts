import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/portal-test';
import { signInOnPage } from '../fixtures/sign-in-form';

/** Wraps every text that the page shows, at once and whenever it changes, as page translation does. */
function translatePages(): void {
  function wrap(): void {
    // The HTML is still being read.
    if (!document.body) return;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || ['FONT', 'SCRIPT', 'STYLE', 'TEXTAREA', 'OPTION'].includes(parent.tagName)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      parent.replaceChild(outer, text);
      outer.append(inner);
      inner.append(text);
    }
  }
  new MutationObserver(wrap).observe(document, { childList: true, subtree: true, characterData: true });
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('pages that the browser translates go on: they open, filter and search', async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(translatePages);
  await signInOnPage(page, 'asha');
  await expect(page.locator('h1 font font')).toHaveCount(1);
  await expect(heading(page)).toHaveText(/Asha/);

  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('searchbox').first().fill('nothing has this name');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('searchbox').first().fill('');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/events\/[0-9a-f]{24}$/);

  // What matches is marked, so each letter takes texts away and brings others.
  await page.goto('/feedback');
  const target = page.getByRole('main').getByRole('combobox').last();
  for (const typed of ['c', 'ca', 'camp', 'c', 'campus']) {
    await target.fill(typed);
    await expect(page.getByRole('option', { name: 'Campus 10K' }).locator('mark').first()).toHaveText(
      new RegExp(`^${typed}$`, 'i'),
    );
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  for (const typed of ['ro', 'robo']) {
    await page.getByRole('dialog').getByRole('combobox').fill(typed);
    await expect(page.getByRole('option').filter({ hasText: /robo/i }).first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /, Student$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});
