import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { Button } from './button';

function SendOnce({ send }: { send: () => void }) {
  const [busy, setBusy] = useState(false);
  const press = () => {
    setBusy(true);
    send();
  };
  return (
    <Button busy={busy} busyLabel="Sending..." onPress={press}>
      Send
    </Button>
  );
}

describe('Button', () => {
  it('sends once, however often it is pressed while busy', async () => {
    const send = jest.fn();
    render(<SendOnce send={send} />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    await userEvent.keyboard('{Enter} ');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('says that it is busy, and keeps the focus', async () => {
    render(<SendOnce send={() => undefined} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const button = screen.getByRole('button', { name: 'Sending...' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('does not send a form again by Enter in a field while busy', async () => {
    const submit = jest.fn();
    render(
      <form onSubmit={submit}>
        <input aria-label="Title" />
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Title'), 'x');
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('does not send a form of one field by Enter while busy', async () => {
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <input aria-label="Title" />
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    await userEvent.type(screen.getByLabelText('Title'), 'x{Enter}');
    expect(submit).not.toHaveBeenCalled();
  });

  it('tells those who do not see it what is on its way, and leaves nothing behind when it is gone', async () => {
    const { unmount } = render(<SendOnce send={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const said = () => [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join('');
    expect(said()).toBe('Sending...');
    unmount();
    expect(said()).toBe('');
    expect(document.querySelector('[role=img]')).toBeNull();
    document.documentElement.lang = 'en';
    document.title = 'Send';
    const { violations } = await axe.run(document.documentElement, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id }) => id)).not.toContain('role-img-alt');
  });

  it('sends its form when it may', async () => {
    const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit">Save</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(submit).toHaveBeenCalledTimes(1);
  });
});
