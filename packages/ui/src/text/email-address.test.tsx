import { render } from '@testing-library/react';
import { EmailAddress } from './email-address';

describe('an email address', () => {
  it.each([
    ['sneha.kulkarni@example.edu', 'sneha<wbr>.kulkarni<wbr>@example<wbr>.edu'],
    ['.odd..name@', '.odd<wbr>.<wbr>.name<wbr>@'],
    ['', ''],
  ])('of %j breaks before its @ and its dots alone', (address, shown) => {
    expect(render(<EmailAddress>{address}</EmailAddress>).container.innerHTML).toBe(shown);
  });
});
