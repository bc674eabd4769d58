import { connection, noteAnswer, renderWithPortal } from '@portal/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { OfflineBanner } from './offline-banner';

const { lose, restore } = connection();

describe('without a connection', () => {
  it('every page says so, and what can still be opened', () => {
    renderWithPortal(<OfflineBanner />);
    expect(screen.queryByText("You're offline.")).not.toBeInTheDocument();
    lose();
    expect(screen.getByText("You're offline.")).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent("pages that you've opened on this device before");
    restore();
    expect(screen.queryByText("You're offline.")).not.toBeInTheDocument();
  });

  it('a page of stored answers says from when it is', () => {
    renderWithPortal(<OfflineBanner />);
    lose();
    act(() => noteAnswer({ 'x-answered-at': 'Mon, 23 Nov 2026 10:00:00 GMT' }));
    expect(screen.getByRole('status')).toHaveTextContent(/Last updated 23 Nov 2026, 3:30 pm/);
  });
});
