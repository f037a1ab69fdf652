import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { DeskPlace } from "#app/engines/membership/contract.ts";
import { deskStates } from "#app/engines/membership/ui/choices.ts";
import { OfficialMark } from "#app/engines/membership/ui/place-header.tsx";
import { joiningTitles } from "#app/engines/membership/ui/words.ts";
import { departmentsIn } from "#app/people/account/forms.ts";
import { account } from "#app/people/account/routes.ts";
import { communitiesDesk } from "#app/places/communities/desk-routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Table } from "#app/ui/table.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { placesDesk } from "../desk-routes.ts";
import { deskIntents } from "../forms.ts";
import { Bind, Give, Remove } from "../ui/desk-forms.tsx";
import { MakersForm } from "../ui/makers-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Каналы и сообщества");

export const loader = load(async ({ api, query: { query = "", after, state: asked } }) => {
  const state = deskStates.find((one) => one === asked);
  const [desk, { kinds }, makers] = await Promise.all([
    api.membership.desk({ query, state, after }),
    api.account.audiences({}),
    api.membership.makers({}),
  ]);
  const own = kinds.filter(({ kind }) => kind !== "group");
  return { query, state, departments: departmentsIn(kinds), kinds: own, makers, ...desk };
});

const states = { orphans: "Без владельца", dormant: "Молчат полгода", mandatory: "Обязательные" };

export const action = act(deskIntents);

export default function AdminPlaces() {
  const { query, state, items, next, departments, kinds, makers } = useLoaderData<typeof loader>();
  const at = (chosen?: string) => href(placesDesk.adminPlaces, null, { query, state: chosen });
  const { viewer, now } = useRoot();
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
        title="Каналы и сообщества"
        actions={<ButtonLink href={href(communitiesDesk.categories)}>Категории сообществ</ButtonLink>}
      >
        Здесь все, и скрытые тоже: администратор видит названия, а не то, что внутри.
      </PageHeader>
      <SearchBox
        key={query}
        action={href(placesDesk.adminPlaces)}
        label="Название"
        defaultValue={query}
        keep={state ? { state } : {}}
        className="mb-5"
      />
      <div className="mb-5">
        <Tabs
          label="Какие"
          look="pills"
          wraps
          tabs={[
            { href: at(), title: "Все", current: !state },
            ...deskStates.map((one) => ({ href: at(one), title: states[one], current: one === state })),
          ]}
        />
      </div>
      {items.length === 0 ? (
        <Nothing asked={Boolean(query || state)} />
      ) : (
        <>
          <Table
            id="places"
            caption="Каналы и сообщества"
            hideCaption
            rows={items}
            rowKey={({ id }) => id}
            columns={[
              {
                key: "title",
                title: "Название",
                cell: ({ title, kind, official, href: way }) => (
                  <>
                    {way ? (
                      <a className="inline-block min-h-6 text-link underline" href={way}>
                        {title}
                      </a>
                    ) : (
                      title
                    )}
                    <span className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
                      {kindTitles[kind]} {official && <OfficialMark />}
                    </span>
                  </>
                ),
              },
              {
                key: "joining",
                title: "Тип",
                cell: ({ joining, archived, mandatory }) => (
                  <>
                    {joiningTitles[joining]} {mandatory && <Badge look="brand">Обязательно</Badge>}{" "}
                    {archived && <Badge look="warning">В архиве</Badge>}
                  </>
                ),
              },
              {
                key: "owner",
                title: "Владелец",
                cell: ({ owner }) =>
                  owner ? (
                    <a
                      className="inline-block min-h-6 text-link underline"
                      href={href(account.profile, { socialId: owner.alias })}
                    >
                      {owner.name}
                    </a>
                  ) : (
                    <Badge look="danger">Нет владельца</Badge>
                  ),
              },
              { key: "members", title: "Участников", number: true, cell: ({ members }) => members },
              {
                key: "last",
                title: "Последнее",
                cell: ({ lastAt }) =>
                  lastAt ? <Time value={lastAt} zone={viewer.timeZone} now={now} look="day" /> : "ещё тихо",
              },
              { key: "deeds", title: "Что сделать", cell: (place) => <Deeds place={place} /> },
            ]}
          />
          <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
            <Give items={items} />
            <Bind items={items} departments={departments} />
            <Remove items={items} />
          </div>
        </>
      )}
      {next && <MoreLink href={href(placesDesk.adminPlaces, null, { query, state, after: next })} />}
      <MakersForm value={makers} kinds={kinds} />
    </div>
  );
}

const kindTitles: Record<string, string> = { channel: "Канал", community: "Сообщество" };

/** The mark that the company stands behind a place, and the archive: a press each. */
function Deeds({ place: { id, title, archived, official } }: { place: DeskPlace }) {
  const deeds = [
    official ? ["unofficial", "Снять знак"] : ["official", "Официальное"],
    archived ? ["revive", "Вернуть"] : ["archive", "В архив"],
  ] as const;
  return (
    <Form repeatable className="flex flex-wrap gap-2">
      <input type="hidden" name="place" value={id} />
      {deeds.map(([value, text]) => (
        <Button key={value} size="s" name="intent" value={value} aria-label={`${text}: ${title}`}>
          {text}
        </Button>
      ))}
    </Form>
  );
}

function Nothing({ asked }: { asked: boolean }) {
  if (asked)
    return (
      <EmptyState
        icon="search"
        title="Ничего не нашлось"
        action={<ButtonLink href={href(placesDesk.adminPlaces)}>Все каналы и сообщества</ButtonLink>}
      >
        Таких сейчас нет.
      </EmptyState>
    );
  return (
    <EmptyState icon="channels" title="Пока пусто">
      Каналы и сообщества заводят сами сотрудники. Кто именно, решаете вы.
    </EmptyState>
  );
}
