import { calls } from '@portal/contracts';
import { answers, portalServer, refuses, renderWithPortal } from '@portal/web-kit/testing';
import { screen } from '@testing-library/react';
import { PortalFrame } from './portal-frame';

portalServer(answers(calls.listNotifications, []), refuses(calls.streamNotifications, 'ACCESS.FORBIDDEN'));

const eventPath = '/events/65a000000000000000000009';

describe('the frame of a page', () => {
  it('has a navigation and a top bar', () => {
    renderWithPortal(<PortalFrame />, { at: eventPath, as: 'PRESIDENT' });
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('is not around a full-screen page', () => {
    renderWithPortal(<PortalFrame />, { at: `${eventPath}/check-in`, as: 'PRESIDENT' });
    expect(screen.getByRole('main')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
  });
});
