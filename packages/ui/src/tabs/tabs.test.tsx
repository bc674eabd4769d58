import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterChips } from '../filter-chips/filter-chips';
import { RatingField } from '../rating/rating';
import { Tabs } from './tabs';

function Claims() {
  const [value, setValue] = useState('skills');
  const items = ['skills', 'awards', 'posts'].map((id) => ({ id, label: id, content: `List of ${id}` }));
  return <Tabs label="Claims" items={items} value={value} onChange={setValue} />;
}

function Filters() {
  const [value, setValue] = useState('all');
  const options = [
    { value: 'all', label: 'All', count: 60 },
    { value: 'query', label: 'Query' },
  ];
  return <FilterChips label="Type" options={options} value={value} onChange={setValue} />;
}

function Stars() {
  const [value, setValue] = useState<number | null>(null);
  return <RatingField label="Rating" value={value} onChange={setValue} labelFor={(stars) => `${stars} of 5`} />;
}

describe('Tabs', () => {
  it('show one panel, and arrows walk round', async () => {
    render(<Claims />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'awards' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'awards' })).toHaveTextContent('List of awards');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'posts', selected: true })).toHaveFocus();
    expect(screen.queryByText('List of awards')).not.toBeInTheDocument();
  });
});

describe('single choices', () => {
  it('are radios in a named group', async () => {
    render(<Filters />);
    expect(screen.getByRole('radiogroup', { name: 'Type' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^All/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Query' }));
    expect(screen.getByRole('radio', { name: 'Query' })).toBeChecked();
  });

  it('say how many stars are chosen', async () => {
    render(<Stars />);
    await userEvent.click(screen.getByRole('radio', { name: '4 of 5' }));
    expect(screen.getByRole('radio', { name: '4 of 5' })).toBeChecked();
    expect(screen.getByText('4 of 5')).toBeVisible();
  });
});
