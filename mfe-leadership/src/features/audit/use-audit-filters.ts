import { useSearchParams } from 'react-router-dom';

export interface AuditFilters {
  readonly actor?: string | undefined;
  /** `YYYY-MM-DD` */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const PATTERNS: Readonly<Record<keyof AuditFilters, RegExp>> = {
  actor: /^[0-9a-f]{24}$/,
  from: /^\d{4}-\d\d-\d\d$/,
  to: /^\d{4}-\d\d-\d\d$/,
};

/** Whose writes on which days, kept in the address so that Back and a shared link bring them back. */
export function useAuditFilters() {
  const [params, setParams] = useSearchParams();
  const read = (name: keyof AuditFilters) => {
    const value = params.get(name) ?? '';
    return PATTERNS[name].test(value) ? value : undefined;
  };
  const set = (name: keyof AuditFilters, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const filters: AuditFilters = { actor: read('actor'), from: read('from'), to: read('to') };
  const isFiltered = Boolean(filters.actor ?? filters.from ?? filters.to);
  return { filters, isFiltered, set, clear: () => setParams({}, { replace: true }) };
}
