import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayOf } from "#app/news/news/ui/day.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { HowItWorks } from "#app/ui/how-it-works.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { voteForm } from "../forms.ts";
import { opinion } from "../routes.ts";
import { OpinionsTabs } from "../ui/opinions-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Идеи коллег");

export const loader = load(async ({ api, query: { sort: asked, find: words = "", after } }) => {
  const sort = asked === "new" ? ("new" as const) : ("votes" as const);
  const find = words.trim().slice(0, 100);
  return { sort, find, ...(await api.opinion.ideas({ sort, find, after })) };
});

export const action = act({
  vote: intent(voteForm, async ({ api, value, here }) => {
    await api.opinion.vote(value);
    return { to: here(value.id) };
  }),
});

const how = {
  words: ["Идеи берут из мнений те, кто отвечает за тему.", "Ваш голос помогает решить, за что взяться раньше."],
  links: [{ href: href(opinion.list), text: "Высказаться" }],
};

export default function Ideas() {
  const { sort, find, items, next } = useLoaderData<typeof loader>();
  const to = (one: "votes" | "new") => href(opinion.ideas, null, { sort: one === "new" ? one : undefined, find });
  return (
    <Columns beside={<HowItWorks {...how} />}>
      <PageHeader title="Идеи коллег">Их предложили в мнениях. Поддержите те, что нужны и вам.</PageHeader>
      <OpinionsTabs current="ideas">
        <Tabs
          label="Порядок"
          look="pills"
          tabs={[
            { href: to("votes"), title: "Сначала нужные", current: sort === "votes" },
            { href: to("new"), title: "Сначала новые", current: sort === "new" },
          ]}
        />
      </OpinionsTabs>
      <form action={href(opinion.ideas)} className="mt-4 flex flex-wrap items-end gap-3">
        {sort === "new" && <input type="hidden" name="sort" value="new" />}
        <TextField
          id="find"
          name="find"
          label="Найти идею"
          hideLabel
          placeholder="Найти идею"
          defaultValue={find}
          maxLength={100}
          autoComplete="off"
          className="min-w-0 flex-1 basis-56"
        />
        <Button icon="search">Найти</Button>
      </form>
      {items.length === 0 && find !== "" && (
        <EmptyState
          icon="search"
          title="Таких идей нет"
          action={<ButtonLink href={href(opinion.ideas)}>Все идеи</ButtonLink>}
        >
          Попробуйте другое слово или предложите свою.
        </EmptyState>
      )}
      {items.length === 0 && find === "" && (
        <EmptyState
          icon="idea"
          title="Идей пока нет"
          action={<ButtonLink href={href(opinion.list)}>Предложить</ButtonLink>}
        >
          Напишите, что бы вы изменили: хорошие идеи появляются здесь.
        </EmptyState>
      )}
      <ul className="mt-5 grid gap-3">
        {items.map(({ id, title, text, topic, day, votes, voted }) => (
          <Card as="li" key={id} id={id} pad="s">
            <Heading level={2} size="s">
              {title}
            </Heading>
            <p className="mt-1 text-sm text-muted">
              {topic} · {dayOf(day)}
            </p>
            <p className="mt-2 wrap-anywhere whitespace-pre-wrap text-soft">{text}</p>
            <Form repeatable className="mt-3 flex flex-wrap items-center gap-3">
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="on" value={voted ? "no" : "yes"} />
              <Button
                size="s"
                look={voted ? "tinted" : "secondary"}
                icon="thumb"
                name="intent"
                value="vote"
                aria-pressed={voted}
              >
                Поддерживаю
              </Button>
              <span className="text-sm text-muted">{counted(votes, ["голос", "голоса", "голосов"])}</span>
            </Form>
          </Card>
        ))}
      </ul>
      {next && <MoreLink href={href(opinion.ideas, null, { sort, find, after: next })} />}
    </Columns>
  );
}
