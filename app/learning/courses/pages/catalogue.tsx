import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { readWish } from "../forms.ts";
import { courses } from "../routes.ts";
import { CourseCards } from "../ui/course-card.tsx";
import { levelTitles } from "../ui/course-words.ts";
import { TagLinks } from "../ui/tag-links.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Каталог курсов");

export const loader = load(async ({ api, params: { tag }, query }) => {
  const { query: words, level, after } = readWish(query);
  const found = await api.courses.catalogue({ tag: tag?.slice(0, 60), query: words, level, after });
  return { ...found, tag: tag ?? "", words, level: level ?? "" };
});

export default function Catalogue() {
  const { items, next, tags, tag, words, level } = useLoaderData<typeof loader>();
  const query = { query: words, level };
  const more = { ...query, after: next };
  return (
    <>
      <PageHeader
        title={tag ? `Курсы: ${tag}` : "Каталог курсов"}
        places={[{ href: href(courses.home), title: "Обучение" }]}
      />
      <search aria-label="Найти курс">
        <form className="flex flex-wrap items-end gap-3">
          <TextField name="query" label="Найти курс" defaultValue={words} maxLength={200} optional />
          <SelectField
            name="level"
            label="Уровень"
            defaultValue={level}
            options={[
              { value: "", label: "Любой" },
              ...Object.entries(levelTitles).map(([value, label]) => ({ value, label })),
            ]}
          />
          <Button>Найти</Button>
        </form>
      </search>
      <TagLinks tags={tags} chosen={tag} />
      {items.length === 0 && (
        <EmptyState icon="learning" title="Таких курсов нет">
          Попробуйте другие слова или <Link href={href(courses.catalogue)}>посмотрите все курсы</Link>.
        </EmptyState>
      )}
      <CourseCards items={items} level={2} />
      {next && <MoreLink href={tag ? href(courses.tag, { tag }, more) : href(courses.catalogue, null, more)} />}
    </>
  );
}
