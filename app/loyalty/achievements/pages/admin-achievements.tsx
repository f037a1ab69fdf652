import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Table } from "#app/ui/table.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { achievementsDesk } from "../desk-routes.ts";
import { deskIntents } from "../forms.ts";
import { metalTitles, ruleWords } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Достижения компании");

export const loader = load(({ api }) => api.achievements.desk({}));

export const action = act(deskIntents);

export default function AdminAchievements() {
  const { items, collections } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("collection", { title: undefined, description: undefined });
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
        title="Достижения компании"
        actions={
          <ButtonLink href={href(achievementsDesk.adminAchievement, { id: "new" })} look="primary" icon="add">
            Новое достижение
          </ButtonLink>
        }
      />
      {items.length === 0 ? (
        <EmptyState icon="achievements" title="Достижений пока нет">
          Достижение приходит само, когда человек что-то сделал, или его вручают.
        </EmptyState>
      ) : (
        <Table
          id="achievements"
          caption="Достижения"
          hideCaption
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "title",
              title: "Достижение",
              cell: ({ id, title, archived, secret }) => (
                <>
                  <Link href={href(achievementsDesk.adminAchievement, { id })}>{title}</Link>{" "}
                  {secret && <Badge icon="lock">Секретное</Badge>} {archived && <Badge look="warning">В архиве</Badge>}
                </>
              ),
            },
            {
              key: "rule",
              title: "Как получают",
              cell: (badge) => ruleWords(badge) || "Вручают",
            },
            { key: "metal", title: "Степень", cell: ({ metal }) => metalTitles[metal] },
            { key: "collection", title: "Коллекция", cell: ({ collection }) => collection ?? "–" },
            { key: "owners", title: "У скольких", number: true, cell: ({ owners }) => owners },
            {
              key: "archive",
              title: "Архив",
              cell: ({ id, title, archived }) => (
                <Form repeatable>
                  <input type="hidden" name="id" value={id} />
                  <Button
                    size="s"
                    name="intent"
                    value={archived ? "revive" : "archive"}
                    aria-label={`${archived ? "Вернуть" : "В архив"}: ${title}`}
                  >
                    {archived ? "Вернуть" : "В архив"}
                  </Button>
                </Form>
              ),
            },
          ]}
        />
      )}
      <Section id="collections" title="Коллекции">
        <p className="text-soft">{collections.map(({ title }) => title).join(", ") || "Пока ни одной."}</p>
        <Form
          id="collection"
          className="mt-4 max-w-xl space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
        >
          <h3>Новая коллекция</h3>
          <ErrorSummary problems={problems} />
          <TextField field={fields.title} label="Название" maxLength={80} />
          <TextField field={fields.description} label="О чём она" maxLength={300} optional />
          <Button look="primary" name="intent" value="collection">
            Завести коллекцию
          </Button>
        </Form>
      </Section>
    </div>
  );
}
