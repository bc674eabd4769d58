import type { Role } from '@portal/contracts';
import { renderWithPortal } from '@portal/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { AboutPage } from './about-page';
import { AccessibilityPage } from './accessibility-page';
import { HelpPage } from './help-page';

const hrefsOf = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the help', () => {
  it.each<[Role | 'visitor', string[]]>([
    ['visitor', ['/events', '/register']],
    ['STUDENT', ['/events', '/feedback', '/profile']],
    ['CLUB_COORDINATOR', ['/add-event', '/approvals']],
    ['GENSEC_CULTURAL', ['/add-event', '/approvals']],
    ['PRESIDENT', ['/president-approval', '/roles', '/add-event']],
  ])('leads %s to the first steps', (as, hrefs) => {
    renderWithPortal(<HelpPage />, { as });
    expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeInTheDocument();
    expect(hrefsOf('First steps')).toEqual(hrefs);
  });

  it('says who answers questions, as far as the reader can reach them', () => {
    const { unmount } = renderWithPortal(<HelpPage />, { as: 'STUDENT' });
    expect(hrefsOf('Who to ask')).toEqual(['/units', '/office-bearers', '/feedback']);
    expect(hrefsOf('Signing in')).toEqual(['/settings']);
    unmount();
    renderWithPortal(<HelpPage />);
    expect(hrefsOf('Who to ask')).toEqual([]);
    expect(screen.getByText(/the student body of Example Institute of Technology/)).toBeVisible();
    expect(hrefsOf('Signing in')).toEqual(['/forgot-password']);
  });

  it('leads to the other pages about the portal', () => {
    renderWithPortal(<HelpPage />);
    expect(screen.getByRole('link', { name: 'About this portal' })).toHaveAttribute('href', '/about');
    expect(screen.getByRole('link', { name: 'Accessibility' })).toHaveAttribute('href', '/accessibility');
    expect(screen.queryByRole('link', { name: 'Help' })).not.toBeInTheDocument();
  });
});

it('the page about the portal names the institute and the served browsers', () => {
  renderWithPortal(<AboutPage />);
  expect(screen.getByText(/of the student body of Example Institute of Technology/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Browsers' })).getByText(/Chrome or Edge 111/)).toBeVisible();
});

it('the accessibility statement says what is aimed for, what works, what is not checked and who to ask', () => {
  renderWithPortal(<AccessibilityPage />, { as: 'STUDENT' });
  expect(screen.getByText(/WCAG 2\.2 at level AA/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'What works' })).getByText(/Safari 16\.4/)).toBeVisible();
  expect(screen.getByText(/Automatic checks can't find everything/)).toBeVisible();
  expect(hrefsOf('Who to ask')).toContain('/office-bearers');
});
