import { handedOver } from "#platform/handed-over.ts";
import type { PagePreferences, PageViewer } from "../context.ts";
import type { Navigation, Placed, Spot } from "../navigation.ts";
import type { Entry, EntryGroup } from "../root-data.ts";
import { href, isOfServices, type PageUrl } from "../urls.ts";

/** The groups of each spot, in their order. An area names one of them; another name stops the start. */
const groups: Record<Spot, string[]> = {
  side: ["Общение", "Развитие", "Жизнь", "Полезное"],
  tabs: [],
  create: [],
  sections: [
    ...["Лента", "Новости", "Общение", "Календарь", "Обучение", "Опросы и тесты", "Бонусы", "Магазин"],
    ...["Сервисы", "Люди", "Мой ресурс", "Моё", "Помощь"],
  ],
  desks: [
    ...["Контент", "Календарь", "Обучение", "Магазин", "Сервисы", "Люди и доступ", "Порядок", "Бонусы"],
    ...["Аналитика", "Портал"],
  ],
};

type Found = {
  entry: Entry;
  group: string | undefined;
  makers: boolean;
  audience: PageUrl["audience"];
  ofServices: boolean;
};

/** Entries by their spots, in their order. */
export type Arranged = Record<Spot, Found[]>;

export const navigation = handedOver<Arranged>("the entries of the navigation");

/** Brings what areas give in the order in which people see it. Refuses a group that its spot does not have. */
export function arrange(placed: Placed[]): Arranged {
  const lost = placed.find(({ on, group }) => group !== undefined && !groups[on].includes(group));
  if (lost) throw new Error(`«${lost.text}» stands in a group that is not there: «${lost.group}»`);
  const sorted = placed.toSorted((one, other) => one.at - other.at);
  const of = (spot: Spot): Found[] =>
    sorted
      .filter(({ on }) => on === spot)
      .map(({ on, at, page, group, for: makers, ...entry }) => ({
        entry: { href: href(page), ...entry },
        group,
        makers: makers !== undefined,
        audience: (page as PageUrl).audience,
        ofServices: isOfServices(page.pattern),
      }));
  return { side: of("side"), tabs: of("tabs"), create: of("create"), sections: of("sections"), desks: of("desks") };
}

/** Everything that an employee can open, in groups: the page «Ещё»; services only where they are shown (specification §4). */
export const readSections = (showServices: boolean): EntryGroup[] =>
  grouped("sections", navigation.get().sections.filter(isShown(showServices)));

const isShown =
  (showServices: boolean) =>
  ({ ofServices }: Found) =>
    showServices || !ofServices;

/** Pages beside which desks stand. */
const desksStandBeside = /^\/admin(\/|$)/;

/**
 * The navigation of a person who is inside, on a page; `makesPlaces`: they may begin a channel and a community;
 * `showServices`: their company shows services.
 */
export function readNavigation(
  { isAdmin, rights }: Pick<PageViewer, "isAdmin" | "rights">,
  { pinned = [] }: PagePreferences,
  { makesPlaces, pathname, showServices }: { makesPlaces: boolean; pathname: string; showServices: boolean },
): Navigation {
  const { tabs, create, desks, ...all } = navigation.get();
  const side = all.side.filter(isShown(showServices));
  const sections = all.sections.filter(isShown(showServices));
  const isOpen = ({ audience }: Found) => (audience === "admin" ? isAdmin : rights.includes(audience));
  const own = desks.filter(isOpen);
  return {
    side: [...alone(side), ...grouped("side", side)],
    tabs: alone(tabs),
    makings: alone(create.filter(({ makers }) => makesPlaces || !makers)),
    // Told by the server, so that nobody else's page carries these places.
    manages: own.length > 0,
    desks: desksStandBeside.test(pathname) ? grouped("desks", own) : [],
    // A section that the portal has no more is left out.
    pinned: pinned.flatMap((address) => sections.find(({ entry }) => entry.href === address)?.entry ?? []),
  };
}

const alone = (found: Found[]): Entry[] => found.filter(({ group }) => !group).map(({ entry }) => entry);

function grouped(spot: Spot, found: Found[]): EntryGroup[] {
  return groups[spot].flatMap((title) => {
    const entries = found.filter(({ group }) => group === title).map(({ entry }) => entry);
    return entries.length ? [{ title, entries }] : [];
  });
}
