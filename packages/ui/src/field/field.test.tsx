import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField } from '../number-field/number-field';
import { PasswordField } from '../password-field/password-field';
import { SearchField } from '../search-field/search-field';
import { Select } from '../select/select';
import { Switch } from '../switch/switch';
import { TextField } from '../text-field/text-field';

describe('fields', () => {
  it('name their control and read hint and error with it', () => {
    render(
      <TextField
        label="Mobile number"
        description="Ten digits"
        errorMessage="Mobile number must be 10 digits"
        value="98"
        onChange={() => undefined}
      />,
    );
    const input = screen.getByLabelText('Mobile number');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Ten digits Mobile number must be 10 digits');
    expect(screen.getByRole('alert')).toHaveTextContent('Mobile number must be 10 digits');
  });

  it('mark only what is optional', () => {
    render(
      <>
        <TextField label="Title" isRequired value="" onChange={() => undefined} />
        <TextField label="Type" isRequired={false} value="" onChange={() => undefined} />
      </>,
    );
    expect(screen.getByLabelText('Title')).toBeRequired();
    expect(screen.getByLabelText('Type optional')).not.toBeRequired();
  });

  it('give a form the reference by which it focuses its first bad field', () => {
    const ref: { current: HTMLInputElement | null } = { current: null };
    render(<TextField label="Title" value="Robowars" onChange={() => undefined} inputRef={ref} />);
    ref.current?.focus();
    expect(screen.getByLabelText('Title')).toHaveFocus();
  });

  it('let a password be pasted, shown and hidden', async () => {
    const change = jest.fn();
    render(<PasswordField label="Password" value="" onChange={change} />);
    const input = screen.getByLabelText('Password');
    await userEvent.click(input);
    await userEvent.paste('long enough');
    expect(change).toHaveBeenCalledWith('long enough');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('choose from a list by keyboard', async () => {
    const change = jest.fn();
    render(
      <Select
        label="Category"
        placeholder="Choose"
        value=""
        onChange={change}
        options={[{ value: 'a', label: 'Sports' }]}
      />,
    );
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Sports');
    expect(change).toHaveBeenCalledWith('a');
  });

  it('switch by space', async () => {
    const on = jest.fn();
    render(<Switch label="By mail" value={false} onChange={on} />);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(on).toHaveBeenCalledWith(true);
  });

  it('empty a search by Escape', async () => {
    const change = jest.fn();
    render(<SearchField label="Search events" value="robo" onChange={change} />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search events' }), '{Escape}');
    expect(change).toHaveBeenCalledWith('');
  });
});

describe('NumberField', () => {
  function Budget({ seen }: { seen: (value: number | null) => void }) {
    const [value, setValue] = useState<number | null>(null);
    const change = (next: number | null) => {
      setValue(next);
      seen(next);
    };
    return <NumberField label="Allocated" value={value} parse={Number} onChange={change} />;
  }

  it('groups digits when it is left, and shows them plainly while it is edited', async () => {
    const seen = jest.fn();
    render(<Budget seen={seen} />);
    const input = screen.getByLabelText('Allocated');
    await userEvent.type(input, '1 20000');
    expect(seen).toHaveBeenLastCalledWith(120000);
    expect(input).toHaveValue('1 20000');
    await userEvent.tab();
    expect(input).toHaveValue('1,20,000');
    await userEvent.type(input, '{Backspace}');
    expect(input).toHaveValue('12000');
    expect(seen).toHaveBeenLastCalledWith(12000);
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('7');
    expect(seen).toHaveBeenLastCalledWith(7);
  });

  it('keeps what is no number, so that it can be mended', async () => {
    const seen = jest.fn();
    render(<Budget seen={seen} />);
    await userEvent.type(screen.getByLabelText('Allocated'), '12x');
    await userEvent.tab();
    expect(screen.getByLabelText('Allocated')).toHaveValue('12x');
    expect(seen).toHaveBeenLastCalledWith(Number.NaN);
  });
});
