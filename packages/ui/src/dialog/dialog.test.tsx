import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
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
