import { keyOf } from '@portal/contracts';
import type { PaletteHit } from '@portal/ui/palette';
import { pageAtPath, type Session } from '@portal/web-kit';
import { Zap } from 'lucide-react';
import { findByText } from './loose-match';
import { actions } from './messages';
import { mayOpen } from './page-results';

/**
 * What the person can do and what is typed asks for, as "approve" or "new event": each leads to its page. What one of
 * the found pages is called already is left out.
 */
export function actionResults(session: Session, typed: string, pages: readonly PaletteHit[]): readonly PaletteHit[] {
  const mine = actions.filter(({ href }) => {
    const page = pageAtPath(href);
    return page !== undefined && mayOpen(page.access, session);
  });
  const found = typed.trim() === '' ? [] : findByText(mine, typed, ({ title, words }) => [title, words]);
  const isPage = (title: string) => pages.some((page) => keyOf(page.title) === keyOf(title));
  return found
    .filter(({ title }) => !isPage(title))
    .map(({ title, href }) => ({ id: `action-${href}-${title}`, href, title, leading: <Zap /> }));
}
