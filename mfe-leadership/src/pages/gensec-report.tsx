import { ReportTools } from '@portal/campus-kit/report';
import { useInstituteSettings } from '@portal/web-kit';
import { modules } from '../features/modules/modules';
import { useModuleFigures } from '../features/stat-tiles/components/use-module-figures';
import { useApprovalFigures } from './use-approval-figures';

/** Saves and prints what is counted on a general secretary's dashboard, in all modules whichever are shown. */
export function GensecReport({ title }: { readonly title: string }) {
  const { instituteName } = useInstituteSettings();
  const approvals = useApprovalFigures();
  const ofModules = useModuleFigures().flatMap((figure) =>
    modules.filter(({ href }) => href === figure.href).map((module) => ({ ...figure, label: module.title })),
  );
  return <ReportTools report={{ title, unit: instituteName, figures: [...approvals, ...ofModules] }} />;
}
