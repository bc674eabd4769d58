import { zodResolver } from '@hookform/resolvers/zod';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormTextField, mergeConcurrentChanges, useEditForm } from '../forms';
import { renderWithPortal } from '../testing';

interface Room {
  readonly version: number;
  readonly name: string;
  readonly building: string;
}

const schema = z.object({ name: z.string(), building: z.string() });
const resolver = zodResolver(schema);
const toValues = ({ name, building }: Room) => ({ name, building });
const saved: Room = { version: 1, name: 'Hall', building: 'A' };
const newer: Room = { version: 2, name: 'Great Hall', building: 'B' };

function Editor() {
  const [item, setItem] = useState(saved);
  const { form, base, concurrentChanges, rebase, startOver } = useEditForm({
    item,
    toValues,
    resolver,
    draftName: 'edit-room',
  });
  return (
    <>
      <FormTextField control={form.control} name="name" label="Name" />
      <FormTextField control={form.control} name="building" label="Building" />
      <p>Version {base.version}</p>
      <p>Changed: {concurrentChanges?.map(({ name, isEditedHere }) => `${name} ${isEditedHere}`).join(', ')}</p>
      <button onClick={() => setItem(newer)}>Receive</button>
      <button onClick={() => rebase(newer)}>Rebase</button>
      <button onClick={() => startOver(saved)}>Discard</button>
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name });

describe('mergeConcurrentChanges', () => {
  it('keeps what was edited here, takes everything else as it is saved now, and names what others changed', () => {
    const base = { title: 'a', venue: 'x', tags: ['one'], seats: 1 };
    const edited = { ...base, title: 'mine', seats: 5 };
    const current = { title: 'theirs', venue: 'y', tags: ['one'], seats: 5 };
    expect(mergeConcurrentChanges(base, edited, current)).toEqual({
      merged: { title: 'mine', venue: 'y', tags: ['one'], seats: 5 },
      changes: [
        { name: 'title', isEditedHere: true },
        { name: 'venue', isEditedHere: false },
      ],
    });
  });
});

describe('useEditForm', () => {
  afterEach(() => sessionStorage.clear());

  it('follows a newer version while nothing is typed', async () => {
    const { user } = renderWithPortal(<Editor />);
    await user.click(press('Receive'));
    expect(screen.getByLabelText('Name')).toHaveValue('Great Hall');
    expect(screen.getByText('Version 2')).toBeVisible();
  });

  it('keeps the version that was edited, and merges a newer one on rebase', async () => {
    const { user } = renderWithPortal(<Editor />);
    await user.type(screen.getByLabelText('Name'), ' 2');
    await user.click(press('Receive'));
    expect(screen.getByText('Version 1')).toBeVisible();
    await user.click(press('Rebase'));
    expect(screen.getByLabelText('Name')).toHaveValue('Hall 2');
    expect(screen.getByLabelText('Building')).toHaveValue('B');
    expect(screen.getByText('Version 2')).toBeVisible();
    expect(screen.getByText('Changed: name true, building false')).toBeVisible();
  });

  it('goes on with a draft and the version it was made of, until it is discarded', async () => {
    const first = renderWithPortal(<Editor />);
    await first.user.type(screen.getByLabelText('Name'), ' 2');
    first.unmount();
    const { user } = renderWithPortal(<Editor />);
    expect(screen.getByLabelText('Name')).toHaveValue('Hall 2');
    await user.click(press('Receive'));
    expect(screen.getByText('Version 1')).toBeVisible();
    await user.click(press('Discard'));
    expect(screen.getByLabelText('Name')).toHaveValue('Hall');
    expect(sessionStorage).toHaveLength(0);
  });
});
