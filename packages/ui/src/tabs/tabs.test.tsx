import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

const tabs = [
  { value: 'positions', label: 'Positions' },
  { value: 'holders', label: 'Holders' },
  { value: 'units', label: 'Units' },
] as const;

function Records() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('positions');
  return (
    <Tabs label="Records" tabs={tabs} value={value} onChange={setValue}>
      <button type="button">In {value}</button>
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('tabs', () => {
  it('show the view of the chosen tab, which names it', async () => {
    render(<Records />);
    expect(screen.getByRole('tablist', { name: 'Records' })).toBeVisible();
    expect(tab('Positions')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Positions' })).toHaveTextContent('In positions');
    await userEvent.click(tab('Holders'));
    expect(tab('Positions')).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByRole('tabpanel', { name: 'Holders' })).toHaveTextContent('In holders');
    expect(tab('Holders')).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  });

  it.each([
    ['{ArrowRight}', 'Holders'],
    ['{ArrowLeft}', 'Units'],
    ['{End}', 'Units'],
    ['{ArrowRight}{Home}', 'Positions'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Positions'],
  ])('are chosen by %s, and keep the focus', async (keys, name) => {
    render(<Records />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  });

  it('are one stop of the Tab key, which goes on into the view', async () => {
    render(<Records />);
    await userEvent.click(tab('Holders'));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'In holders' })).toHaveFocus();
  });
});
