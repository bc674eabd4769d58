import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { referenceDocs } from './reference-docs';
import { root } from '../repository/root';

describe('the reference pages', () => {
  it.each(Object.entries(referenceDocs))('%s says what the code says (npm run docs writes it)', (place, page) => {
    const file = path.join(root, place);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(page());
  });
});
