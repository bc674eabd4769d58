import { ReportTools } from '@portal/campus-kit/report';
import { useInstituteSettings } from '@portal/web-kit';
import { homeMessages as messages } from '../messages';
import { useHomeFigures } from './use-home-figures';

/** Saves and prints the four counters. */
export function HomeReport({ userId }: { readonly userId: string }) {
  const { instituteName } = useInstituteSettings();
  const figures = useHomeFigures(userId);
  return <ReportTools report={{ title: messages.report, unit: instituteName, figures }} />;
}
