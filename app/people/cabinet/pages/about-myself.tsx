import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { account } from "#app/people/account/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { wordsForm } from "../forms.ts";
import { cabinet } from "../routes.ts";
import { DirectoryWords } from "../ui/directory-words.tsx";
import { zonesWith } from "../ui/zones.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("О себе");

export const loader = load(({ api }) => api.cabinet.words({}));

export const action = act({
  tell: intent(wordsForm, async ({ api, value, here }) => {
    await api.cabinet.tell(value);
    return { to: here(), toast: { id: "words", kind: "success", text: "Сохранено: так вас увидят коллеги" } };
  }),
});

export default function AboutMyself() {
  const { words, directory } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("about", { ...words, languages: words.languages.join(", ") });
  return (
    <div className="mx-auto max-w-2xl">
      <ErrorSummary problems={problems} />
      <PageHeader title="О себе" places={[{ href: href(cabinet.home), title: "Кабинет" }]}>
        Кто видит телефон, мессенджер, почту и день рождения, вы решаете в{" "}
        <Link href={`${href(account.settings)}#contacts`} className="inline-block min-h-6">
          настройках
        </Link>
        . Проверить можно на странице{" "}
        <Link href={href(cabinet.about)} className="inline-block min-h-6">
          «Как меня видят»
        </Link>
        .
      </PageHeader>
      <Card>
        <Form className="space-y-6" key={JSON.stringify(words)}>
          <TextField
            field={fields.status}
            label="Статус"
            hint="Что коллегам важно знать сейчас: «До пятницы в Твери»."
            optional
            maxLength={140}
          />
          <TextareaField
            field={fields.about}
            label="О себе"
            hint="Чем занимаетесь и с чем к вам приходить. До 2 000 знаков."
            optional
            rows={5}
            maxLength={2000}
          />
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              field={fields.phone}
              label="Рабочий телефон"
              hint="С кодом страны: +7 900 123-45-67"
              type="tel"
              autoComplete="tel"
              optional
              maxLength={30}
            />
            <TextField
              field={fields.messenger}
              label="Мессенджер"
              hint="Название и имя в нём: «VK Teams, anna»"
              autoComplete="off"
              optional
              maxLength={100}
            />
          </div>
          <TextField
            field={fields.languages}
            label="Языки"
            hint="Через запятую: русский, английский"
            autoComplete="off"
            optional
            maxLength={500}
          />
          <SelectField field={fields.timeZone} label="Часовой пояс" options={zonesWith(words.timeZone)} />
          <FormActions>
            <Button look="primary" name="intent" value="tell">
              Сохранить
            </Button>
          </FormActions>
        </Form>
      </Card>
      <Section id="directory" title="Из справочника компании">
        <DirectoryWords directory={directory} />
      </Section>
    </div>
  );
}
