import { useEffect } from 'react';
import { getInstituteSettings } from './settings';

/** Sets the title of the document: the page, then the institute. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${getInstituteSettings().instituteName}`;
  }, [title]);
}
