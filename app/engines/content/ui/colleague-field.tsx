import type { FieldSource } from "#app/ui/field.tsx";
import { PersonField } from "#app/ui/person-field.tsx";
import type { PersonOption } from "#app/ui/person-line.tsx";
import { useWhich } from "#app/web/which.ts";

type Props = {
  field: FieldSource;
  label: string;
  hint?: string;
  optional?: boolean;
  /** Several colleagues, not one. */
  many?: boolean;
};

/** Chooses colleagues by their names: the one field of people of the whole portal. */
export function ColleagueField({ field, hint, ...props }: Props) {
  const which = useWhich(field.name)?.map(({ asked, people }) => ({ asked, people: people.map(toOption) }));
  const several = props.many ? "Имя или фамилия. Несколько человек – через запятую" : "Имя или фамилия";
  return (
    <PersonField
      {...props}
      {...{ field, find: findColleagues }}
      hint={[several, hint].filter(Boolean).join(". ")}
      which={field.errors ? which : undefined}
    />
  );
}

type Named = { id: string; name: string; about: string; photo: string | null };

const toOption = ({ id, name, about, photo }: Named): PersonOption => ({ value: id, label: name, about, photo });

/** The code that asks for colleagues comes with the first letter. */
async function findColleagues(words: string, signal: AbortSignal): Promise<PersonOption[]> {
  return (await import("./find-people.ts")).findPeople(words, signal, { ownCompany: true });
}
