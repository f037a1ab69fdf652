import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { groupForm } from "../forms.ts";
import { scim } from "../routes.ts";
import { GroupList } from "../ui/group-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Группы каталога");

export const loader = load(({ api, query: { after } }) => api.scim.groups({ after }));

export const action = act({
  "map-group": intent(groupForm, async ({ api, value: { id, right }, here }) => {
    await api.scim.mapGroup({ id, right: right ?? null });
    return { to: here(), toast: { id: "mapped", kind: "success", text: "Право группы сохранено" } };
  }),
});

export default function Groups() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Группы каталога"
        places={[
          { href: href(peopleDesk.list), title: "Люди компании" },
          { href: href(scim.adminDirectory), title: "Каталог компании" },
        ]}
      >
        Кто в группе, у того и право. Кто из неё вышел, у того право кончается. Права, которые дали вы сами, остаются.
      </PageHeader>
      {items.length ? (
        <GroupList items={items} />
      ) : (
        <EmptyState title="Групп пока нет">Они появятся, когда каталог компании пришлёт первую.</EmptyState>
      )}
      {next && <MoreLink href={href(scim.adminGroups, null, { after: next })} />}
    </div>
  );
}
