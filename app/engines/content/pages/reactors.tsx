import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PersonLink } from "#app/engines/content/ui/byline.tsx";
import { type Name, reactionTitles } from "#app/engines/content/ui/reaction-titles.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { DialogCancel, DialogPage } from "#app/ui/dialog.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { ReactorsPage } from "../contract.ts";
import { talk } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Кто отреагировал");

export const loader = load(async ({ api, params, query: { name, after } }) => {
  const subject = { subject: params.subject as "publication" | "comment", id: params.id ?? "" };
  return { ...(await api.talk.reactors({ ...subject, name: name as Name, after })), name, subject };
});

export default function Reactors() {
  const { href: back, counts, items, next, name, subject } = useLoaderData<typeof loader>();
  const here = (query: { name?: string; after?: string }) => href(talk.reactors, subject, query);
  const names = (Object.keys(reactionTitles) as Name[]).filter((one) => counts[one]);
  const all = names.reduce((sum, one) => sum + counts[one]!, 0);
  const tabs: Tab[] = [
    { title: "Все", href: here({}), count: all, current: !name },
    ...names.map((one) => ({
      title: <Sign name={one} />,
      href: here({ name: one }),
      count: counts[one],
      current: name === one,
    })),
  ];
  return (
    <DialogPage title="Кто отреагировал" width="m">
      {names.length > 1 && <Tabs label="Реакции" look="pills" tabs={tabs} wraps />}
      {!items.length && <p className="text-muted">Здесь пока никого: ваша реакция может стать первой.</p>}
      <ul className="my-4 space-y-3">
        {items.map((item, index) => (
          <Reactor key={item.person?.accountId ?? index} item={item} />
        ))}
      </ul>
      {next && <MoreLink href={here({ name, after: next })} />}
      <DialogCancel href={back}>Закрыть</DialogCancel>
    </DialogPage>
  );
}

function Reactor({ item: { name, person } }: { item: ReactorsPage["items"][number] }) {
  return (
    <li className="flex items-center gap-3">
      <Avatar
        person={person ? { id: person.accountId, name: person.name, photo: person.photo } : { id: name, name: "?" }}
        size="s"
      />
      <div className="min-w-0 flex-1">
        {person ? <PersonLink person={person} /> : <span className="font-medium">Коллега из другой компании</span>}
        {person?.position && <p className="text-sm wrap-anywhere text-muted">{person.position}</p>}
      </div>
      <Sign name={name} />
    </li>
  );
}

function Sign({ name }: { name: Name }) {
  const { sign, title } = reactionTitles[name];
  return (
    // Heard words of a row that scrolls by itself must not widen the page.
    <span className={`relative inline-flex ${sign}`} title={title}>
      <span className="sr-only">{title}</span>
    </span>
  );
}
