import { ReportTools } from '@portal/campus-kit/report';
import { useInstituteSettings } from '@portal/web-kit';
import { usePresidentStatTiles } from '../features/stat-tiles/components/use-president-stat-tiles';
import { messages } from '../messages';

/** Saves and prints the figures of the president's dashboard. */
export function PresidentReport() {
  const { instituteName } = useInstituteSettings();
  const figures = usePresidentStatTiles();
  return <ReportTools report={{ title: messages.president.report, unit: instituteName, figures }} />;
}
