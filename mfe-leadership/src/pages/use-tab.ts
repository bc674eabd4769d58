import { useSearchParams } from 'react-router-dom';

/** The tab of a page, by the query of its address: the first one without. Another tab begins without the filters of this one. */
export function useTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): readonly [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const [first] = tabs;
  const tab = tabs.find((name) => name === params.get('tab')) ?? first;
  const open = (next: Tab) => setParams(next === first ? {} : { tab: next }, { replace: true });
  return [tab, open];
}
