import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Request Room</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Request a Room"
        footer={<Button>Submit Request</Button>}
      >
        <input aria-label="Room" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  it('takes the focus, keeps it, and gives it back on Escape', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Request Room' }));
    const dialog = await screen.findByRole('dialog', { name: 'Request a Room' });
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Request Room' })).toHaveFocus());
  });

  it.each([
    ['a long text', true, 'Feedback of a whole year'],
    [
      'a long text with a link',
      false,
      <a key="link" href="/events">
        {'Events'}
      </a>,
    ],
  ])('lets %s itself have the focus, to scroll by keys: %s', async (_what, isStop, content) => {
    jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    render(
      <Dialog isOpen title="Details" onClose={() => undefined}>
        <p>{content}</p>
      </Dialog>,
    );
    const paragraph = (await screen.findByRole('dialog')).querySelector('p');
    await waitFor(() => expect(paragraph?.parentElement?.tabIndex).toBe(isStop ? 0 : -1));
  });

  it.each([
    ['the first field', <input key="field" aria-label="Room" />, 'Room'],
    [
      'the first field that can be changed',
      [<input key="a" aria-label="Id" readOnly />, <textarea key="b" aria-label="Why" />],
      'Why',
    ],
    ['what asks for it', [<input key="a" aria-label="Room" />, <input key="b" aria-label="Date" autoFocus />], 'Date'],
  ])('begins with %s', async (_what, fields, label) => {
    render(
      <Dialog isOpen title="Request a Room" onClose={() => undefined}>
        {fields}
      </Dialog>,
    );
    expect(await screen.findByLabelText(label)).toHaveFocus();
  });

  it('begins with a field that is loaded later, unless somebody is elsewhere by then', async () => {
    const dialogWith = (field: ReactNode) => (
      <Dialog isOpen title="Request a Room" onClose={() => undefined}>
        {field}
      </Dialog>
    );
    const { rerender, unmount } = render(dialogWith(<p>Loading...</p>));
    expect(await screen.findByRole('dialog')).toHaveFocus();
    rerender(dialogWith(<input aria-label="Room" />));
    await waitFor(() => expect(screen.getByLabelText('Room')).toHaveFocus());
    unmount();
    const second = render(dialogWith(<p>Loading...</p>));
    await userEvent.tab();
    second.rerender(dialogWith(<input aria-label="Room" />));
    expect(await screen.findByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('begins with its first field also over another dialog, and gives the focus back to it', async () => {
    const both = (isOpen: boolean) => (
      <>
        <Dialog isOpen title="Request a Room" onClose={() => undefined}>
          <input aria-label="Room" />
        </Dialog>
        <Dialog isOpen={isOpen} title="Sign in again">
          <input aria-label="Password" />
        </Dialog>
      </>
    );
    const { rerender } = render(both(false));
    expect(await screen.findByLabelText('Room')).toHaveFocus();
    rerender(both(true));
    expect(await screen.findByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    rerender(both(false));
    await waitFor(() => expect(screen.getByLabelText('Room')).toHaveFocus());
  });

  it('closes by its cross', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Request Room' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not lose what is typed to a press outside', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Request Room' }));
    await userEvent.type(await screen.findByLabelText('Room'), 'Senate Hall');
    await userEvent.click(document.body);
    expect(screen.getByLabelText('Room')).toHaveValue('Senate Hall');
  });
});

describe('ConfirmDialog', () => {
  it('starts on the safe answer', async () => {
    const confirm = jest.fn();
    const cancel = jest.fn();
    render(
      <ConfirmDialog isOpen title="Delete?" confirmLabel="Delete" onConfirm={confirm} onCancel={cancel}>
        This cannot be undone.
      </ConfirmDialog>,
    );
    expect(await screen.findByRole('alertdialog', { name: 'Delete?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(cancel).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirm).toHaveBeenCalledTimes(1);
  });
});
