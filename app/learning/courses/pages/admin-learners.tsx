import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PartsField } from "#app/people/account/ui/readers-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { courseDesk } from "../desk-routes.ts";
import { learnerIntents } from "../forms.ts";
import { LearnerList } from "../ui/learner-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Кто учится");

export const loader = load(async ({ api, params: { id = "" }, query }) => {
  const [found, audiences] = await Promise.all([
    api.courseDesk.learners({ id, after: query.after }),
    api.account.audiences({}),
  ]);
  return { id, ...found, audiences };
});

export const action = act(learnerIntents);

export default function AdminLearners() {
  const { id, title, assigning, items, next, audiences } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("assign", {
    parts: undefined,
    dueDays: "10",
    isAgain: undefined,
  } as Record<"parts" | "dueDays" | "isAgain", string | undefined>);
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Кто учится"
        places={[{ href: href(courseDesk.adminCourse, { id }), title }]}
        actions={
          <ButtonLink href={href(courseDesk.adminLearnersTable, { id })} icon="download">
            Таблица
          </ButtonLink>
        }
      />
      <Card>
        <h2 className="mb-4 text-lg">Назначить</h2>
        <Form id="assign" className="space-y-4">
          <ErrorSummary problems={problems} />
          <p className="text-soft">
            Если никого не выбрать, курс назначат всей компании. Кто уже учится, получит срок.
          </p>
          <PartsField field={fields.parts} title="Кому назначить" choices={audiences} open={false} />
          <TextField
            field={fields.dueDays}
            label="Срок"
            hint="Считая со следующего рабочего дня"
            type="number"
            width="s"
            unit="рабочих дней"
          />
          <CheckboxField
            field={fields.isAgain}
            label="И тем, кто уже прошёл"
            hint="Они пройдут курс заново, прежний сертификат останется"
          />
          <Button look="primary" name="intent" value="assign">
            Назначить
          </Button>
        </Form>
      </Card>
      <div className="mt-6">
        {assigning && (
          <Notice title="Курс назначают">
            <Progress
              label="Записаны"
              value={assigning.seen}
              max={Math.max(assigning.people, assigning.seen, 1)}
              text={`${assigning.seen.toLocaleString("ru")} из ${assigning.people.toLocaleString("ru")}`}
            />
          </Notice>
        )}
        {items.length === 0 && <EmptyState icon="users" title="Пока никто не записан" />}
        <LearnerList items={items} />
        {next && <MoreLink href={href(courseDesk.adminLearners, { id }, { after: next })} />}
      </div>
    </div>
  );
}
