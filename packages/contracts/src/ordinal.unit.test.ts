import { ordinal } from './ordinal';

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [22, '22nd'],
])('%i as people say it', (place, said) => {
  expect(ordinal(place)).toBe(said);
});
