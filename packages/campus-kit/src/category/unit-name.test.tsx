import { renderWithPortal } from '@portal/web-kit/testing';
import { screen } from '@testing-library/react';
import { UnitName } from './unit-name';

const unit = { _id: '65a0000000000000000000a1', name: 'Robotics Club', category: 'scitech' } as const;

describe('the name of a unit', () => {
  it('leads everyone signed in to its page', () => {
    renderWithPortal(<UnitName unit={unit} />, { as: 'STUDENT' });
    expect(screen.getByRole('link', { name: 'Robotics Club' })).toHaveAttribute('href', `/units/${unit._id}`);
  });

  it('is no link for visitors, whom the page would ask to sign in', () => {
    renderWithPortal(<UnitName unit={unit} />);
    expect(screen.getByText('Robotics Club')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
