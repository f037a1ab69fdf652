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
import { formatTitles, lengthTitles, levelTitles, sortTitles, wayTitles } from "../ui/course-words.ts";
import { TagLinks } from "../ui/tag-links.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Каталог курсов");

export const loader = load(async ({ api, params: { tag }, query }) => {
  const wish = readWish(query);
  return { ...(await api.courses.catalogue({ tag: tag?.slice(0, 60), ...wish })), tag: tag ?? "", wish };
});

/** By what the catalogue is narrowed and ordered; `any` asks for nothing. */
const choices = [
  { name: "level", label: "Уровень", any: "Любой", titles: levelTitles },
  { name: "length", label: "Длина", any: "Любая", titles: lengthTitles },
  { name: "format", label: "Что внутри", any: "Что угодно", titles: formatTitles },
  { name: "way", label: "Какие", any: "Все", titles: wayTitles },
  { name: "sort", label: "Порядок", any: undefined, titles: sortTitles },
] as const;

export default function Catalogue() {
  const { items, next, tags, tag, wish } = useLoaderData<typeof loader>();
  const more = { ...wish, query: wish.query || undefined, after: next };
  return (
    <>
      <PageHeader
        title={tag ? `Курсы: ${tag}` : "Каталог курсов"}
        places={[{ href: href(courses.home), title: "Обучение" }]}
      />
      <search aria-label="Найти курс">
        <form className="flex flex-wrap items-end gap-3">
          <TextField name="query" label="Найти курс" defaultValue={wish.query} maxLength={200} optional />
          {choices.map(({ name, label, any, titles }) => (
            <SelectField
              key={name}
              name={name}
              label={label}
              defaultValue={wish[name] ?? ""}
              options={[
                ...(any ? [{ value: "", label: any }] : []),
                ...Object.entries(titles).map(([value, title]) => ({ value, label: title })),
              ]}
            />
          ))}
          <Button>Найти</Button>
        </form>
      </search>
      <TagLinks tags={tags} chosen={tag} />
      {items.length === 0 && (
        <EmptyState icon="learning" title="Таких курсов нет">
          Попробуйте другие слова или{" "}
          <Link href={href(courses.catalogue)} className="inline-block min-h-6">
            посмотрите все курсы
          </Link>
          .
        </EmptyState>
      )}
      <CourseCards items={items} level={2} />
      {next && <MoreLink href={tag ? href(courses.tag, { tag }, more) : href(courses.catalogue, null, more)} />}
    </>
  );
}
