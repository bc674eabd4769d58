import { calls } from '@portal/contracts';
import { useFormSubmit, useSchemaForm } from '@portal/web-kit/forms';
import { answers, portalServer, renderWithPortal } from '@portal/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { FormUnitPicker, type PickedUnit } from './form-unit-picker';
import { requiredUnit } from './required-unit';

portalServer(
  answers(calls.listUnits, [
    { _id: '65b000000000000000000001', name: 'Robotics', type: 'independent_position', category: 'scitech' },
  ]),
);

const schema = z.object({ unit: requiredUnit('Please choose a unit.') });

function Example({ send }: { readonly send: (values: { readonly unit: PickedUnit | null }) => void }) {
  const form = useSchemaForm({ schema, defaultValues: { unit: null } });
  const submit = useFormSubmit(form, async (values) => send(values), { fallback: 'It could not be sent.' });
  return (
    <form noValidate onSubmit={submit}>
      <FormUnitPicker control={form.control} name="unit" label="Unit" call={calls.listUnits} query={{ expand: '1' }} />
      <button type="submit">Send</button>
    </form>
  );
}

const sendButton = () => screen.getByRole('button', { name: 'Send' });

describe('FormUnitPicker', () => {
  it('finds a unit by typing, and keeps its category', async () => {
    const send = jest.fn();
    const { user } = renderWithPortal(<Example send={send} />);
    await user.type(screen.getByRole('combobox', { name: 'Unit' }), 'rob');
    await user.click(await screen.findByRole('option', { name: 'Robotics, Independent position' }));
    await user.click(sendButton());
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({
        unit: { id: '65b000000000000000000001', label: 'Robotics', category: 'scitech' },
      }),
    );
  });

  it('says that a required unit is missing', async () => {
    const send = jest.fn();
    const { user } = renderWithPortal(<Example send={send} />);
    await user.click(sendButton());
    expect(await screen.findByText('Please choose a unit.')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });
});
