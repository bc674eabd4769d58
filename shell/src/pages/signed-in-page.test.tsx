import { portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen } from '@testing-library/react';
import { SignedInPage } from './signed-in-page';

portalServer();

describe('the end of a sign-in in a window of its own', () => {
  it('tells the other windows who signed in, and closes', async () => {
    const close = jest.spyOn(window, 'close').mockReturnValue(undefined);
    const otherWindow = new BroadcastChannel('portal-session');
    const news = new Promise((resolve) => {
      otherWindow.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
    });
    renderWithPortal(<SignedInPage />, { as: 'STUDENT', at: '/signed-in' });
    await expect(news).resolves.toEqual({ change: 'signed-in', personId: '65a000000000000000000001' });
    expect(close).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading')).toHaveTextContent("You're signed in");
    otherWindow.close();
    close.mockRestore();
  });

  it('stays open for a visitor, and leads to the portal', () => {
    const close = jest.spyOn(window, 'close').mockReturnValue(undefined);
    renderWithPortal(<SignedInPage />, { at: '/signed-in' });
    expect(screen.getByRole('heading')).toHaveTextContent("You're not signed in");
    expect(screen.getByRole('link', { name: 'Open the portal' })).toHaveAttribute('href', '/');
    expect(close).not.toHaveBeenCalled();
    close.mockRestore();
  });
});
