import { Download, FileSpreadsheet, FileText, Printer } from 'lucide-react';
import { type Paper, papers } from '#lessons/sheets/paper.ts';
import { buttonLook } from '#ui/button-look.ts';
import { Menu } from '#ui/Menu.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { useExport } from './use-export.ts';

interface ExportActionsProps {
  classroomId: string;
  homeworkId: number;
  /** The pages that are not shown are on their way. */
  printing: boolean;
  onPrint: (paper: Paper) => void;
}

/** Keeps the results as a file, or prints what is shown, every page of it. */
export function ExportActions(props: ExportActionsProps) {
  const { classroomId, homeworkId, printing, onPrint } = props;
  const { busy, saveCsv, saveExcel } = useExport(classroomId, homeworkId);
  // The toast has said why a file could not be made.
  const quietly = (work: () => Promise<void>) => () => void work().catch(() => undefined);
  return (
    <div className="flex gap-3 print:hidden">
      <Menu
        label={busy ? 'Export: the file is being made' : 'Export'}
        buttonClassName={buttonLook()}
        button={
          <>
            {busy ? <Spinner small /> : <Download size={18} aria-hidden="true" />}
            <span aria-hidden="true">Export</span>
          </>
        }
        actions={[
          {
            id: 'xlsx',
            label: 'Excel, with every item',
            icon: <FileSpreadsheet size={16} />,
            disabled: busy,
            onAct: quietly(saveExcel),
          },
          {
            id: 'csv',
            label: 'CSV, for any program',
            icon: <FileText size={16} />,
            disabled: busy,
            onAct: quietly(saveCsv),
          },
        ]}
      />
      <Menu
        label={printing ? 'Print: the pupils are being loaded' : 'Print'}
        buttonClassName={buttonLook()}
        button={
          <>
            {printing ? <Spinner small /> : <Printer size={18} aria-hidden="true" />}
            <span aria-hidden="true">Print</span>
          </>
        }
        actions={Object.entries(papers).map(([paper, { name }]) => ({
          id: paper,
          label: `On ${name}`,
          disabled: printing,
          onAct: () => onPrint(paper === 'letter' ? 'letter' : 'a4'),
        }))}
      />
    </div>
  );
}
