import { RotateCcw } from 'lucide-react';
import { Fragment, useId } from 'react';
import { type Feature, features } from '#contracts/access/features.ts';
import { type PlanRow, termsOf } from '#contracts/access/plan-access.ts';
import type { PlanName } from '#contracts/access/plans.ts';
import {
  type Amount,
  amounts,
  type PlanDraft,
  type PlanDrafts,
  readDraft,
  withFeature,
} from './plan-draft.ts';

const amountNames: Record<Amount, string> = {
  teachers: 'Teachers',
  pupils: 'Pupils',
  dollars: 'AI per day, in $',
};

interface PlanMatrixProps {
  plans: readonly PlanRow[];
  drafts: PlanDrafts;
  changed: readonly PlanName[];
  onChange: (plan: PlanName, draft: PlanDraft) => void;
  onDefault: (plan: PlanName) => void;
}

/** A table with plans as columns, limits and features as rows; each cell's accessible name contains both. */
export function PlanMatrix({ plans, drafts, changed, onChange, onDefault }: PlanMatrixProps) {
  const rowHead = 'sticky start-0 z-10 bg-card px-4 py-1.5 text-start font-normal';
  return (
    <div className="rounded-card border border-line bg-card lg:overflow-x-clip">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            <th className="sticky top-0 start-0 z-20 bg-card px-4 py-3 text-start">
              <span className="sr-only">Feature or allowance</span>
            </th>
            {plans.map((row) => (
              <PlanHead
                key={row.plan}
                row={row}
                isChanged={changed.includes(row.plan)}
                onDefault={() => onDefault(row.plan)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <GroupLine title="Allowances" columns={plans.length + 1} />
          {amounts.map((amount) => (
            <tr key={amount} className="border-t border-line">
              <th scope="row" className={rowHead}>
                {amountNames[amount]}
              </th>
              {plans.map(({ plan, name }) => (
                <AmountCell
                  key={plan}
                  amount={amount}
                  label={`${name}: ${amountNames[amount]}`}
                  draft={drafts[plan]}
                  onType={(value) => onChange(plan, { ...drafts[plan], [amount]: value })}
                />
              ))}
            </tr>
          ))}
          {featureGroups.map((group) => (
            <Fragment key={group.title}>
              <GroupLine title={group.title} note={group.note} columns={plans.length + 1} />
              {group.features.map((feature) => (
                <tr key={feature} className="border-t border-line hover:bg-target-soft">
                  <th scope="row" className={rowHead}>
                    {features[feature]}
                  </th>
                  {plans.map(({ plan, name }) => (
                    <td key={plan} className="p-0 text-center">
                      <label className="inline-flex size-11 cursor-pointer items-center justify-center">
                        <span className="sr-only">{`${name}: ${features[feature]}`}</span>
                        <input
                          type="checkbox"
                          checked={drafts[plan].features.includes(feature)}
                          onChange={({ currentTarget }) =>
                            onChange(
                              plan,
                              withFeature(drafts[plan], feature, currentTarget.checked),
                            )
                          }
                          className="size-5 accent-target"
                        />
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface GroupLineProps {
  title: string;
  note?: string | undefined;
  columns: number;
}

function GroupLine({ title, note, columns }: GroupLineProps) {
  return (
    <tr className="border-t border-line bg-sunken">
      <th scope="colgroup" colSpan={columns} className="px-4 py-2 text-start font-bold">
        {title}
        {note && <span className="ms-3 font-normal text-ink-2">{note}</span>}
      </th>
    </tr>
  );
}

interface PlanHeadProps {
  row: PlanRow;
  /** True if the plan has unsaved changes. */
  isChanged: boolean;
  onDefault: () => void;
}

/** The header of a plan's column, with a button to restore the plan's defaults. */
function PlanHead({ row: { plan, name, terms }, isChanged, onDefault }: PlanHeadProps) {
  const isDefault = JSON.stringify(terms) === JSON.stringify(termsOf(plan, {}));
  return (
    <th scope="col" className="sticky top-0 z-10 bg-card px-2 py-3 align-bottom font-bold">
      <span className="block">{name}</span>
      {isChanged && <span className="block font-normal text-native">changed</span>}
      {isDefault && !isChanged ? (
        <span className="block font-normal text-ink-2">default</span>
      ) : (
        <button
          type="button"
          onClick={onDefault}
          className="mx-auto inline-flex min-h-11 items-center gap-1 font-normal text-target underline"
        >
          <RotateCcw size={14} aria-hidden="true" />
          Default<span className="sr-only"> of {name}</span>
        </button>
      )}
    </th>
  );
}

interface AmountCellProps {
  amount: Amount;
  label: string;
  draft: PlanDraft;
  onType: (value: string) => void;
}

/** A cell with a numeric limit of a plan and its error. */
function AmountCell({ amount, label, draft, onType }: AmountCellProps) {
  const id = useId();
  const read = readDraft(draft);
  const problem = 'wrong' in read && read.wrong === amount ? read.why : null;
  return (
    <td className="px-2 py-1.5 text-center align-top">
      <input
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem ? id : undefined}
        inputMode={amount === 'dollars' ? 'decimal' : 'numeric'}
        value={draft[amount]}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        className="min-h-11 w-full max-w-24 rounded-control border border-edge bg-card px-2 text-center tabular-nums aria-invalid:border-bad"
      />
      {problem && (
        <span id={id} className="block pt-1 text-xs text-bad">
          {problem}
        </span>
      )}
    </td>
  );
}

/** The features, grouped under headings in the order admins expect. */
export const featureGroups: readonly {
  title: string;
  features: readonly Feature[];
  /** A note on details that the names leave unclear. */
  note?: string;
}[] = [
  {
    title: 'Making lessons',
    features: [
      'createResources',
      'createDialogues',
      'improvePrompt',
      'aiVoiceovers',
      'vocabAudio',
      'uploadImages',
      'textEmoji',
      'uploadResource',
      'simultaneousUploads',
      'lessonPlanner',
    ],
  },
  {
    title: 'Questions',
    features: [
      'phrase',
      'vocab',
      'statement',
      'comprehension',
      'chunk',
      'multitypeQues',
      'openEndedRes',
      'vocabInContext',
      'whoSaidWhat',
      'inferenceQues',
    ],
  },
  {
    title: 'Teaching',
    features: [
      'teacherToolkit',
      'gapFill',
      'highlightPartOfSpeech',
      'tangledTranslations',
      'spotTheMistakes',
      'showSyllables',
      'pairsGame',
      'chunkGame',
      'translationGame',
      'keyVocabSlides',
      'keyVocabLists',
      'whiteboard',
    ],
  },
  {
    title: 'Paper and files',
    features: [
      'printWorksheets',
      'printVocabInContext',
      'printTangledTranslations',
      'printChunkWorksheets',
      'printKeyVocab',
      'exportPdf',
    ],
  },
  {
    title: 'Other',
    features: ['sharedArea', 'webinarRecordings', 'freeUpgrades'],
    note: 'With “Free upgrades”, a plan also includes features added to Lexiloom later.',
  },
];
