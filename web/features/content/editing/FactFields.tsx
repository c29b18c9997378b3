import { guideSections, type PageContent, type PageKind } from '#contracts/content/page.ts';
import { controlLook, Field } from '#ui/Field.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextField } from '#ui/TextField.tsx';
import { localDateTime, timestampOf } from '#web/app/format/moment.ts';

interface FactFieldsProps {
  kind: PageKind;
  content: PageContent;
  errors: Record<string, string>;
  onChange: (part: Partial<PageContent>) => void;
}

/** Fields for a page's title, its summary and its position in the list of pages. */
export function FactFields({ kind, content, errors, onChange }: FactFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
      <TextField
        label="Title"
        fieldClassName="sm:col-span-2 lg:col-span-3"
        value={content.title}
        maxLength={120}
        error={errors.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      {kind === 'guide' && (
        <div className="lg:col-span-1">
          <NativeSelect
            label="Section"
            value={content.section}
            placeholder="Choose one"
            options={guideSections.map((value) => ({ value, label: value }))}
            onChange={(event) => onChange({ section: event.currentTarget.value })}
          />
        </div>
      )}
      {kind !== 'webinar' && (
        <Field label="Position in the list" error={errors.position}>
          {(control) => (
            <NumberInput
              {...control}
              min={0}
              max={9_999}
              value={content.position}
              onNumber={(position) => onChange({ position })}
              className={`${controlLook} min-h-12`}
            />
          )}
        </Field>
      )}
      {kind === 'webinar' && (
        <>
          <TextField
            label="Starts"
            note="your time"
            type="datetime-local"
            value={content.startsAt ? localDateTime(content.startsAt) : ''}
            error={errors.startsAt}
            onChange={(event) => onChange({ startsAt: timestampOf(event.currentTarget.value) })}
          />
          <TextField
            label="Minutes"
            type="number"
            min={1}
            max={600}
            value={content.minutes ?? ''}
            error={errors.minutes}
            onChange={(event) => onChange({ minutes: event.currentTarget.valueAsNumber || null })}
          />
        </>
      )}
      <TextField
        label="Summary"
        fieldClassName="sm:col-span-2 lg:col-span-6"
        value={content.summary}
        maxLength={300}
        error={errors.summary}
        onChange={(event) => onChange({ summary: event.currentTarget.value })}
      />
      {kind === 'webinar' && (
        <div className="sm:col-span-2 lg:col-span-6">
          <Switch
            label="Members only"
            help="The recording is for plans with “Members-only webinar recordings”. Everyone can see the page."
            on={content.membersOnly}
            onSwitch={(membersOnly) => onChange({ membersOnly })}
          />
        </div>
      )}
    </div>
  );
}
