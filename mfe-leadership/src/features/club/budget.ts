/** Share of the budget that is used, in percent with one decimal (specification 2, section 9); 0 without a budget. */
export function percentUsed(spent: number, allocated: number): string {
  return (allocated > 0 ? (spent / allocated) * 100 : 0).toFixed(1);
}
