import type { AudienceChoices } from "#app/people/account/contract.ts";
import { ReadersField } from "#app/people/account/ui/readers-field.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { ColleagueField } from "./colleague-field.tsx";

type Chosen = FieldSource & { value?: string | undefined };

export type WhereFields = { feed: Chosen; reach: Chosen; parts: FieldSource; people: FieldSource };

type Props = {
  fields: WhereFields;
  /** Out of whom readers are chosen. */
  choices: AudienceChoices;
  /** Whom it is for now. */
  value?: { reach: "company" | "portal"; audience: string[] | null };
};

/** Where a publication will stand and who will see it, in one line until one opens it. */
export function WhereField({ fields, choices, value }: Props) {
  const isWrong = Object.values(fields).some(({ errors }) => errors);
  return (
    <Disclosure title={<WhereTo feed={fields.feed.value} reach={fields.reach.value} />} open={isWrong}>
      <div className="space-y-5">
        <RadioGroup field={fields.feed} label="Где показать" look="row" choices={feedChoices} />
        <ReadersField
          fields={{ readers: fields.reach, parts: fields.parts }}
          choices={choices}
          value={value}
          people={
            <ColleagueField
              many
              optional
              field={fields.people}
              label="Отдельным людям"
              hint="Вы сами увидите публикацию в любом случае"
            />
          }
        />
      </div>
    </Disclosure>
  );
}

const feedChoices = [
  { value: "blogs", label: "Блоги" },
  { value: "life", label: "Жизнь" },
  { value: "work", label: "Работа" },
];

const reachTitles: Record<string, string> = { company: "вся компания", portal: "все компании", chosen: "выбранные" };

/** Where it will stand and who will see it, as chosen by now: «Блоги · вся компания». */
function WhereTo({ feed, reach = "" }: { feed: string | undefined; reach: string | undefined }) {
  return (
    <span>
      <span className="sr-only">Где и кому показать: </span>
      {feedChoices.find(({ value }) => value === feed)?.label} · {reachTitles[reach]}
    </span>
  );
}
