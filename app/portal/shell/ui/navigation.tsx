import { useLocation } from "@remix-run/react";
import { Counter } from "#app/ui/counter.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type Entry, type EntryGroup, useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import { shell } from "../routes.ts";

export const office: Entry = { href: href(shell.desks), icon: "settings", text: "Управление" };

const more: Entry = { href: href(shell.sections), icon: "menu", text: "Ещё" };

/** The side navigation of wide screens: the chapters, or, where one manages, the desks and the way back. */
export function Navigation() {
  const { side, desks, manages, pinned } = useRoot().navigation;
  const { pathname } = useLocation();
  const firstGroup = side.findIndex((one) => "entries" in one);
  const isDesk = desks.length > 0 && pathname.startsWith(office.href);
  return (
    <nav
      aria-label={isDesk ? office.text : "Разделы"}
      className="sticky top-header hidden max-h-[calc(100dvh-var(--spacing-header))] w-56 flex-none self-start overflow-y-auto py-6 lg:block"
    >
      {isDesk ? (
        <>
          <Place entry={{ href: href(shell.main), icon: "back", text: "На портал" }} className={line} />
          <DeskLists />
        </>
      ) : (
        <Chapters
          entries={[
            ...side.slice(0, firstGroup),
            ...pinned,
            ...side.slice(firstGroup),
            more,
            ...(manages ? [office] : []),
          ]}
        />
      )}
    </nav>
  );
}

/** Chapters one under another; a group of them is folded, but for the one in which one is. */
function Chapters({ entries }: { entries: readonly (Entry | EntryGroup)[] }) {
  const all = entries.flatMap((one) => ("entries" in one ? one.entries : one));
  const here = currentOf(all, useLocation().pathname);
  return (
    <ul className="space-y-0.5">
      {entries.map((one) =>
        "entries" in one ? (
          <li key={one.title}>
            <details className="group" open={one.entries.some((entry) => entry === here)}>
              <summary
                className={`${line} ring-inside justify-between text-sm text-muted hover:bg-well hover:text-ink`}
              >
                {one.title}
                <News entries={one.entries} className="ml-auto group-open:hidden" />
                <Icon name="chevron-down" size="s" className="transition-transform group-open:rotate-180" />
              </summary>
              <PlaceList entries={one.entries} among={all} />
            </details>
          </li>
        ) : (
          <li key={one.href}>
            <Place entry={one} isHere={one === here} className={line} />
          </li>
        ),
      )}
    </ul>
  );
}

/** Everything that one may manage, in groups. */
function DeskLists() {
  const { desks } = useRoot().navigation;
  const all = desks.flatMap(({ entries }) => entries);
  return desks.map(({ title, entries }) => (
    <div key={title}>
      <p className="mt-5 mb-1 px-3 text-sm text-muted">{title}</p>
      <PlaceList entries={entries} among={all} />
    </div>
  ));
}

const line = "place";

/** Links one under another; of all of them, or of those `among` which they stand, the one where one is is marked. */
export function PlaceList({ entries, among = entries }: { entries: readonly Entry[]; among?: readonly Entry[] }) {
  const here = currentOf(among, useLocation().pathname);
  return (
    <ul className="space-y-0.5">
      {entries.map((entry) => (
        <li key={entry.href}>
          <Place entry={entry} isHere={entry === here} className={line} />
        </li>
      ))}
    </ul>
  );
}

/** The tab bar of phones: 52 px (specification §9). Its columns do not wait for the tabs that are still on their way. */
export function TabBar() {
  const { pathname } = useLocation();
  const { side, tabs } = useRoot().navigation;
  const elsewhere = side.flatMap((one) => ("entries" in one ? one.entries : one));
  const here = currentOf(tabs, pathname) ?? (currentOf(elsewhere, pathname) && tabs.at(-1));
  return (
    <nav
      aria-label="Главные разделы"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid min-h-[calc(var(--spacing-tabbar)-1px)] max-w-xl grid-cols-[repeat(auto-fill,minmax(max(3.5rem,20%),1fr))]">
        {tabs.map((entry) => (
          <li key={entry.href} className="flex">
            <Place entry={entry} isHere={entry === here} className="place-tab" />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Place({ entry, isHere, className }: { entry: Entry; isHere?: boolean; className: string }) {
  return (
    <a href={entry.href} aria-current={isHere ? "page" : undefined} className={`${className} place-link`}>
      <Icon name={entry.icon} />
      {entry.text}
      <News entries={[entry]} className="ml-auto" />
    </a>
  );
}

/** How much is new behind these entries. */
function News({ entries, className }: { entries: readonly Entry[]; className: string }) {
  const { news } = useRoot();
  return (
    <Counter value={entries.reduce((sum, { href }) => sum + (news[href] ?? 0), 0)} label="новых" {...{ className }} />
  );
}

/** Where one is: the place whose address, or a beginning of its own, says most of the page's, word by word. */
function currentOf(entries: readonly Entry[], pathname: string): Entry | undefined {
  const isOn = (one: string) => (one.endsWith("/") ? pathname : `${pathname}/`).startsWith(one.replace(/\/?$/, "/"));
  const reach = ({ href: own, within = [] }: Entry) =>
    Math.max(...[own, ...within].map((one) => (isOn(one) ? one.length : 0)));
  return entries.filter(reach).sort((one, other) => reach(other) - reach(one))[0];
}
