import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonMenu } from './person-menu';

const leave = jest.fn();
const groups = [
  [
    { label: 'Settings', href: '/settings' },
    { label: 'Profile', href: '/profile' },
  ],
  [{ label: 'Logout', onPress: leave }],
];

describe('PersonMenu', () => {
  it('opens, moves and chooses by keyboard', async () => {
    render(<PersonMenu name="Asha Nair" detail="Student" groups={groups} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('p');
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    expect(leave).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('closes by Escape and gives the focus back', async () => {
    render(<PersonMenu name="Asha Nair" detail="Student" groups={groups} />);
    const button = screen.getByRole('button', { name: 'Asha Nair, Student' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('closes when one presses elsewhere', async () => {
    render(<PersonMenu name="Asha Nair" detail="Student" groups={groups} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.click(document.body);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});
