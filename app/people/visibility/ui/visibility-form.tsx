import { cabinet } from "#app/people/cabinet/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Link } from "#app/ui/link.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { PagePreferences } from "#app/web/context.ts";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";

const circles = [
  { value: "all", label: "Все на портале" },
  { value: "company", label: "Моя компания" },
  { value: "team", label: "Моя команда" },
  { value: "me", label: "Только я" },
];

const fields = [
  ["email", "Почту видят"],
  ["phone", "Телефон видят"],
  ["messenger", "Мессенджер видят"],
  ["about", "Рассказ о себе видят"],
  ["location", "Где я работаю, видят"],
  ["hiredOn", "День прихода в компанию видят"],
  ["skills", "Мои теги видят"],
] as const;

/** Who sees each part of a person's page, wherever it could be seen. */
export function VisibilityForm({ preferences }: { preferences: PagePreferences }) {
  return (
    <Card>
      <Form repeatable className="space-y-6">
        <div className="grid items-end gap-6 sm:grid-cols-2">
          {fields.map(([name, label]) => {
            const chosen = preferences[`${name}For`] ?? "all";
            return (
              <SelectField
                key={`${name}-${chosen}`}
                name={name}
                id={`contacts-${name}`}
                label={label}
                options={circles}
                defaultValue={chosen}
              />
            );
          })}
        </div>
        <p className="text-muted">
          Администратор компании и модераторы видят больше: им это нужно для работы. Что видно коллегам сейчас,
          показывает страница{" "}
          <Link href={href(cabinet.about)} className="inline-block min-h-6">
            «Как меня видят»
          </Link>
          .
        </p>
        <Button name="intent" value="contacts">
          Сохранить видимость
        </Button>
      </Form>
    </Card>
  );
}
