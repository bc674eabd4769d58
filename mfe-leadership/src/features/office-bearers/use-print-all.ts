import { useEffect, useEffectEvent, useRef } from 'react';
import type { OfficeBearersQuery } from './api/list-office-bearers';

/** Prints the page once the whole list is on it; after a failure it goes on when the next page has been loaded. */
export function usePrintAll({ data, hasNextPage, isFetchingNextPage, fetchNextPage }: OfficeBearersQuery) {
  const isWanted = useRef(false);
  const pages = data?.pages.length;
  const goOn = () => {
    if (hasNextPage) return void fetchNextPage();
    isWanted.current = false;
    window.print();
  };
  const onLoaded = useEffectEvent(() => {
    if (isWanted.current) goOn();
  });
  useEffect(() => onLoaded(), [pages]);
  return {
    isBusy: isFetchingNextPage,
    print() {
      isWanted.current = true;
      goOn();
    },
  };
}
