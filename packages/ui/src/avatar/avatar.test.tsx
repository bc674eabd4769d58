import { act, fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';
import { ImageAccessProvider } from './image-access';

const picture = () => document.querySelector('img');
const fail = async () => {
  const shown = picture();
  await act(async () => {
    if (shown) fireEvent.error(shown);
    await Promise.resolve();
  });
};

describe('Avatar', () => {
  it('is a person’s initials without a photo, or those of an office', () => {
    const { rerender } = render(<Avatar name="Kavya R. Iyer" />);
    expect(screen.getByText('KI')).toBeInTheDocument();
    rerender(<Avatar name="Kavya R. Iyer" initials="GA" />);
    expect(screen.getByText('GA')).toBeInTheDocument();
  });

  it('asks for access and tries once more before the initials stand in for a photo', async () => {
    const renew = jest.fn(() => Promise.resolve());
    const shown = (src: string) => (
      <ImageAccessProvider refresh={renew}>
        <Avatar name="Asha Nair" src={src} />
      </ImageAccessProvider>
    );
    const { rerender } = render(shown('/p?v=1'));
    await fail();
    expect(renew).toHaveBeenCalledTimes(1);
    expect(picture()).toHaveAttribute('src', '/p?v=1');
    await fail();
    expect(renew).toHaveBeenCalledTimes(1);
    expect(screen.getByText('AN')).toBeInTheDocument();
    rerender(shown('/p?v=2'));
    expect(picture()).toHaveAttribute('src', '/p?v=2');
  });
});
