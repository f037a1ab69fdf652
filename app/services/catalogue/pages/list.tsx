import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requests } from "#app/services/requests/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { HowItWorks } from "#app/ui/how-it-works.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { ServiceTile } from "../contract.ts";
import { services } from "../routes.ts";
import { addressOf, Tiles } from "../ui/tiles.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Сервисы");

export const loader = load(async ({ api, query: { query: typed = "", category: said = "" } }) => {
  const query = typed.trim().slice(0, 100);
  const category = /^[\da-f-]{36}$/.test(said) ? said : undefined;
  return { query, category, ...(await api.services.list({ query, category })) };
});

const how = {
  words: [
    "Заявку видят только вы, ваш согласующий и те, кто её выполняет.",
    "Срок считается рабочим временем. Пока от вас ждут ответа, он стоит.",
  ],
  links: [{ href: href(requests.mine), text: "Мои заявки" }],
};

export default function Services() {
  const { query, category, categories, items, favourites, lately } = useLoaderData<typeof loader>();
  const isWhole = !query && !category;
  const groups = [...categories, { id: null, title: "Другое", icon: "services" as const }]
    .map(({ id, title }) => ({ id, title, own: items.filter(({ categoryId }) => categoryId === id) }))
    .filter(({ own }) => own.length > 0);
  return (
    <Columns
      beside={
        <>
          {isWhole && <Short title="Избранное" id="favourites" items={favourites} />}
          {isWhole && <Short title="Недавно открывали" id="lately" items={lately} />}
          <HowItWorks {...how} />
        </>
      }
    >
      <PageHeader
        title="Сервисы"
        actions={
          <ButtonLink href={href(requests.mine)} icon="documents">
            Мои заявки
          </ButtonLink>
        }
      />
      <SearchBox
        action={href(services.list)}
        label="Найти сервис"
        {...(query && { defaultValue: query })}
        {...(category && { keep: { category } })}
      />
      <div className="mt-4">
        <Tabs
          label="Категории"
          look="pills"
          wraps
          tabs={[
            { href: href(services.list, null, { query }), title: "Все", current: !category },
            ...categories.map(({ id, title }) => ({
              href: href(services.list, null, { query, category: id }),
              title,
              current: id === category,
            })),
          ]}
        />
      </div>
      <div className="mt-6">
        {groups.map(({ id, title, own }) => (
          <Section key={title} id={id ?? "others"} title={title}>
            <Tiles items={own} />
          </Section>
        ))}
        {items.length === 0 && (
          <EmptyState
            icon="services"
            title={isWhole ? "Сервисов для вас пока нет" : "Такого сервиса не нашлось"}
            action={!isWhole && <ButtonLink href={href(services.list)}>Все сервисы</ButtonLink>}
          >
            {isWhole
              ? "Когда они появятся, вы увидите их здесь."
              : "Попробуйте другое слово или посмотрите все сервисы."}
          </EmptyState>
        )}
      </div>
    </Columns>
  );
}

/** A short list of links beside the catalogue; without any there is none. */
function Short({ id, title, items }: { id: string; title: string; items: ServiceTile[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-title`} className="card mb-4 p-4">
      <h2 id={`${id}-title`} className="mb-2 text-base">
        {title}
      </h2>
      <ul className="space-y-1.5">
        {items.map((tile) => (
          <li key={tile.id}>
            <Link className="inline-block min-h-6" href={addressOf(tile)}>
              {tile.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
