import { useEffect } from 'react';
import { getInstituteSettings } from '../settings/settings';

/** The title of the document: the page first, then the institute. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${getInstituteSettings().instituteName}`;
  }, [title]);
}
