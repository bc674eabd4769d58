import { namesTakenFrom } from './narrowed-imports';

const router = ['react-router-dom', 'react-router'];

describe('what a source takes from a library', () => {
  it('is every value it imports, also under another name and over several lines', () => {
    const source = `
      import { Navigate, type Location, useParams as useAddress } from 'react-router-dom';
      import {
        useRoutes,
      } from 'react-router';
      import { Link } from '@portal/ui';`;
    expect(namesTakenFrom(router, source)).toEqual(['Navigate', 'useParams', 'useRoutes']);
  });

  it('is what a module exports of it again', () => {
    const source = `export { useQuery } from '@tanstack/react-query/whole';`;
    expect(namesTakenFrom(['@tanstack/react-query/whole'], source)).toEqual(['useQuery']);
  });

  it('is nothing when only types are imported', () => {
    expect(namesTakenFrom(router, `import type { Location } from 'react-router-dom';`)).toEqual([]);
  });
});
