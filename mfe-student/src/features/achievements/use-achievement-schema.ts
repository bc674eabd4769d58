import { useFormats } from '@portal/web-kit';
import { useMemo } from 'react';
import { achievementSchema } from './achievement-schema';

/** The rules of the form on this day at the institute. */
export function useAchievementSchema() {
  const today = useFormats().calendarDay(Date.now());
  return useMemo(() => achievementSchema(today), [today]);
}
