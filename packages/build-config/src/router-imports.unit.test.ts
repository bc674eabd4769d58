import { routerNamesIn } from './router-imports';

describe('what a source takes from the router', () => {
  it('is every value it imports, also under another name and over several lines', () => {
    const source = `
      import { Navigate, type Location, useParams as useAddress } from 'react-router-dom';
      import {
        useRoutes,
      } from 'react-router';
      import { Link } from '@portal/ui';`;
    expect(routerNamesIn(source)).toEqual(['Navigate', 'useParams', 'useRoutes']);
  });

  it('is nothing when only types are imported', () => {
    expect(routerNamesIn(`import type { Location } from 'react-router-dom';`)).toEqual([]);
  });
});
