import type { MetaFunction } from "@remix-run/node";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { tableForm } from "../forms.ts";
import { peopleDesk } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Таблица людей");

export const action = act({
  "take-table": intent(tableForm, async ({ api, value }) => {
    const { id } = await api.peopleDesk.takeTable(value);
    return { to: href(peopleDesk.table, { id }) };
  }),
});

export default function AddTable() {
  const { fields, problems } = useSmallForm("table", { file: undefined });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Таблица людей" places={[{ href: href(peopleDesk.list), title: "Люди компании" }]}>
        Сначала покажем, что изменится. Пока вы не подтвердите, ничего не запишется.
      </PageHeader>
      <div className="mb-5 empty:hidden">
        <ErrorSummary problems={problems} />
      </div>
      <Card>
        <Form id="table" encType="multipart/form-data" className="space-y-5">
          <FileField
            field={fields.file}
            label="Файл CSV"
            hint="UTF-8 или windows-1251, столбцы через точку с запятой или запятую, до 10 МБ."
            accept=".csv,text/csv"
          />
          <FormActions>
            <Button look="primary" name="intent" value="take-table">
              Посмотреть, что изменится
            </Button>
          </FormActions>
        </Form>
      </Card>
      <section aria-labelledby="rules" className="mt-8 space-y-2 text-soft">
        <h2 id="rules" className="text-lg font-semibold text-ink">
          Что в таблице
        </h2>
        <p>
          Первая строка – названия столбцов: Фамилия, Имя, Отчество, Почта, Телефон, Должность, Подразделение,
          Руководитель, Город, Дата рождения, Дата приёма, Уволен. Нужны первые два и почта, остальные – какие есть.
        </p>
        <ul className="list-disc space-y-1 pl-5">
          <li>Человека узнаём по почте. Незнакомая почта – новый человек: он войдёт, когда его пустит служба входа.</li>
          <li>
            Подразделение – путь сверху: «Розница / Север / Склад». Чего ещё нет, появится; имя, которое в компании
            одно, можно без пути.
          </li>
          <li>Руководитель – его почта. Даты – так: 31.12.1990.</li>
          <li>«Уволен» – «да», «нет» или день, который уже наступил. Кого в таблице нет, того не трогаем.</li>
          <li>Пустая ячейка ничего не меняет. Права, данные на портале, остаются.</li>
        </ul>
      </section>
    </div>
  );
}
