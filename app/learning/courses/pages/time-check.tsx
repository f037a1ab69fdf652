import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FileField } from "#app/ui/file-field.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { timeCheckIntents } from "../forms.ts";
import { courses } from "../routes.ts";
import { verifyTimeProgram } from "../ui/verify-time-program.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Проверить отчёт о времени");

export const loader = load(({ api }) => api.courses.timeKeys({}));

export const action = act(timeCheckIntents);

export default function TimeCheck() {
  const { items } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("check", { file: undefined });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Проверить отчёт о времени" places={[{ href: href(courses.home), title: "Обучение" }]}>
        Портал подписывает отчёт о времени обучения. Если в файле изменили хотя бы один знак, подпись не сойдётся.
      </PageHeader>
      <Card>
        <Form id="check" className="space-y-4" encType="multipart/form-data">
          <ErrorSummary problems={problems} />
          <FileField field={fields.file} label="Отчёт" hint="PDF, как его скачали с портала" accept="application/pdf" />
          <Button look="primary" name="intent" value="check">
            Проверить
          </Button>
        </Form>
      </Card>
      <Section id="key" title="Открытый ключ портала">
        <p className="mb-3 text-soft">
          Сохраните как portal.pem, если проверять будут без портала.{" "}
          {items.length > 1 && "Новые отчёты подписаны первым, прежние – одним из следующих."}
        </p>
        {items.map((key, at) => (
          <Code key={key} label={items.length > 1 ? `Открытый ключ ${at + 1}` : "Открытый ключ"} text={key} />
        ))}
      </Section>
      <Section id="program" title="Программа проверки">
        <p className="mb-3 text-soft">
          Сохраните как verify-time.mjs и запустите: node verify-time.mjs report.pdf portal.pem. Нужен только Node.js.
        </p>
        <Code label="Программа проверки" text={verifyTimeProgram} />
      </Section>
    </div>
  );
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <Card pad="s" className="mb-3">
      <figure aria-label={label}>
        <pre className="text-sm whitespace-pre-wrap wrap-anywhere">
          <code>{text}</code>
        </pre>
      </figure>
    </Card>
  );
}
