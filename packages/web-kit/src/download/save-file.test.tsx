import { fileNameOf } from './save-file';

describe('the name of a downloaded file', () => {
  it.each([
    ['attachment; filename=feedback.csv', 'feedback.csv'],
    ['attachment; filename="Hack Night registrations.csv"', 'Hack Night registrations.csv'],
    ['attachment; filename="Holi ??.csv"; filename*=UTF-8\'\'Holi%20%E2%80%93%20%F0%9F%8E%A8.csv', 'Holi – 🎨.csv'],
    ['', 'table.csv'],
  ])('of "%s" is %s', (disposition, name) => expect(fileNameOf(disposition, 'table.csv')).toBe(name));
});
