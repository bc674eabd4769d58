import { useInstituteSettings } from '@portal/web-kit';
import { ReportTools } from '@portal/web-kit/report';
import { usePresidentFigures } from '../features/figures/components/use-president-figures';
import { messages } from '../messages';

/** Saves and prints the figures of the president's dashboard. */
export function PresidentReport() {
  const { instituteName } = useInstituteSettings();
  const figures = usePresidentFigures();
  return <ReportTools report={{ title: messages.president.report, unit: instituteName, figures }} />;
}
