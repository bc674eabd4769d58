import { useTenures } from '@portal/campus-kit';
import { useUrlFilters } from '@portal/web-kit';

/** The tenure that the URL names, or the current one. */
export function useTenureFilter() {
  const { valueOf, set } = useUrlFilters<'tenure'>(['tenure']);
  const { tenures, current } = useTenures();
  const tenure = tenures.find((each) => each === valueOf('tenure')) ?? current;
  return { tenure, tenures, choose: (chosen: string) => set('tenure', chosen === current ? '' : chosen) };
}
