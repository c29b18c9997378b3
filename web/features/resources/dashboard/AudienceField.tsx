import { audienceGroups, audienceLevel } from '#language/levels.ts';
import { ComboBox } from '#ui/ComboBox.tsx';

const options = audienceGroups.flatMap((group) =>
  group.audiences.map((audience) =>
    audience.key === audience.level
      ? { value: audience.key, label: audience.name, detail: group.name }
      : {
          value: audience.key,
          label: `${group.name}, ${audience.name}`,
          detail: audience.level,
        },
  ),
);

interface AudienceFieldProps {
  audience: string;
  onAudience: (audience: string) => void;
  error: string | undefined;
}

/** Who it is for: a CEFR level or a school year of 13 countries, found by typing any part of its name. */
export function AudienceField({ audience, onAudience, error }: AudienceFieldProps) {
  const level = audienceLevel(audience);
  return (
    <ComboBox
      label="Audience level"
      options={options}
      value={audience}
      onChoose={onAudience}
      placeholder="A2.1, or England, Year 8"
      nothingFound="No level or school year has that name"
      help={audience === level ? undefined : `Written at ${level}, the usual level of this year.`}
      error={error}
    />
  );
}
