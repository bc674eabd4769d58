import { Button, Dialog } from '@portal/ui';
import { screen, waitFor } from '@testing-library/react';
import { renderWithPortal } from '../testing';
import { useListDialog } from './use-list-dialog';

function List() {
  const { list, open, setOpen, close } = useListDialog<string>();
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label="Skills">
      <Button onPress={() => setOpen('Python')}>Withdraw Python</Button>
      {open === undefined ? null : (
        <Dialog isOpen title={open} onClose={() => close(false)}>
          <Button onPress={() => close(true)}>Withdraw</Button>
        </Dialog>
      )}
    </div>
  );
}

describe('the dialog of a list', () => {
  it('leaves the focus to the list when what opened it was removed', async () => {
    const { user } = renderWithPortal(<List />);
    await user.click(screen.getByRole('button', { name: 'Withdraw Python' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Skills' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gives the focus back to what opened it when nothing was removed', async () => {
    const { user } = renderWithPortal(<List />);
    const opener = screen.getByRole('button', { name: 'Withdraw Python' });
    await user.click(opener);
    await screen.findByRole('dialog', { name: 'Python' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });
});
