import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkButton } from '../link-button/link-button';
import { TextLink } from '../link-button/text-link';
import { RouterProvider } from '../router/router';

const useHref = (href: string): string => `/portal${href}`;

describe('links', () => {
  it('go to pages of the portal without loading the document again', async () => {
    const navigate = jest.fn<void, [href: string]>();
    render(
      <RouterProvider navigate={navigate} useHref={useHref}>
        <LinkButton href="/events">Events</LinkButton>
      </RouterProvider>,
    );
    const link = screen.getByRole('link', { name: 'Events' });
    expect(link).toHaveAttribute('href', '/portal/events');
    link.focus();
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledWith('/events', undefined);
  });

  it('may hand something to the page', async () => {
    const navigate = jest.fn<void, [href: string, state?: unknown]>();
    render(
      <RouterProvider navigate={navigate}>
        <TextLink href="/forgot-password" state={{ email: 'asha@example.edu' }}>
          Forgot Password
        </TextLink>
      </RouterProvider>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Forgot Password' }));
    expect(navigate).toHaveBeenCalledWith('/forgot-password', { email: 'asha@example.edu' });
  });

  it('leave a new tab and other addresses to the browser', () => {
    const navigate = jest.fn<void, [href: string]>();
    render(
      <RouterProvider navigate={navigate} useHref={useHref}>
        <TextLink href="/events">Events</TextLink>
        <TextLink href="mailto:asha@example.edu">Mail</TextLink>
      </RouterProvider>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Events' }), { ctrlKey: true });
    expect(screen.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', 'mailto:asha@example.edu');
    expect(navigate).not.toHaveBeenCalled();
  });
});
