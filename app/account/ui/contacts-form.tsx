import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { PagePreferences } from "#app/web/context.ts";
import { Form } from "#app/web/form.tsx";

const circles = [
  { value: "all", label: "Все на портале" },
  { value: "company", label: "Моя компания" },
  { value: "team", label: "Моя команда" },
  { value: "me", label: "Только я" },
];

/** Who sees a person's mailbox, phone and messenger, wherever they could be seen. */
export function ContactsForm({ emailFor, phoneFor, messengerFor }: PagePreferences) {
  return (
    <Card>
      <Form repeatable className="space-y-6">
        <p className="text-muted">
          Так будет в справочнике, на вашей странице и в визитке. Команда – это ваше подразделение, руководитель и
          подчинённые.
        </p>
        <div className="grid gap-6 sm:grid-cols-2">
          <SelectField
            key={`email-${emailFor}`}
            name="email"
            id="contacts-email"
            label="Почту видят"
            options={circles}
            defaultValue={emailFor ?? "all"}
          />
          <SelectField
            key={`phone-${phoneFor}`}
            name="phone"
            id="contacts-phone"
            label="Телефон видят"
            options={circles}
            defaultValue={phoneFor ?? "all"}
          />
          <SelectField
            key={`messenger-${messengerFor}`}
            name="messenger"
            id="contacts-messenger"
            label="Мессенджер видят"
            options={circles}
            defaultValue={messengerFor ?? "all"}
          />
        </div>
        <Button name="intent" value="contacts">
          Сохранить видимость
        </Button>
      </Form>
    </Card>
  );
}
