import { beforeAll, describe, expect, it } from "vitest";
import { joinings, standings } from "#app/engines/membership/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { Browser } from "#tests/support/browser.ts";
import { pictureFile } from "#tests/support/canaries.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { browserOf } from "#tests/support/fresh-session.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { stand } from "./stand.ts";

/** What the page of a place refuses to somebody, every other way to it refuses too. */
const world = portalInProcess({ LIMITS: "0" });
const kinds = ["channel", "community"] as const;
type Kind = (typeof kinds)[number];
type Joining = (typeof joinings)[number];

const people = new Map<string, Viewer>();
const browsers = new Map<string, Browser>();

beforeAll(async () => {
  const company = await makeCompany("Тихая гавань");
  for (const role of standings) people.set(role, await makePerson(company));
  people.set("foreigner", await makePerson(await makeCompany("Большая дорога")));
  for (const [who, viewer] of people) browsers.set(who, await browserOf(world.origin, viewer));
});

async function make(kind: Kind, joining: Joining) {
  const owner = people.get("owner")!;
  const api = apiAs(owner);
  const title = `${kind === "channel" ? "Затока" : "Пристань"} ${joining}`;
  const wish = { alias: `tikho-${kind}-${joining}`, title, joining, posting: "all" } as const;
  const { alias } = await (kind === "channel" ? api.channels.create(wish) : api.communities.create(wish));
  const { id } = await (kind === "channel" ? api.channels.channel({ alias }) : api.communities.community({ alias }));
  const cover = { id, cover: await pictureFile(), alt: "Вода" };
  await (kind === "channel" ? api.channels.cover(cover) : api.communities.cover(cover));
  const view = await (kind === "channel" ? api.channels.channel({ alias }) : api.communities.community({ alias }));
  const path = kind === "channel" ? `/c/${alias}` : `/cm/${alias}`;
  const { code } = await api.shortLinks.make({ path });
  await withTenant("*", async () => {
    for (const role of standings) {
      const { accountId, groupId } = people.get(role)!;
      await stand(role, { placeId: id, groupId, accountId }, owner);
    }
  });
  return { id, title, path, code, picture: view.cover!.src };
}

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    ({ status }) => status as number,
  );

describe("a place that somebody may not know of", () => {
  it.each(kinds.flatMap((kind) => joinings.map((joining) => [kind, joining] as const)))(
    "is not told in any other way either: %s, %s",
    async (kind, joining) => {
      const { title, path, code, picture, id } = await make(kind, joining);
      for (const [who, browser] of browsers) {
        const api = apiAs(people.get(who)!);
        const { status } = await browser.send(path);
        const { groups } = await api.search.find({ query: title, tab: "all" });
        const { items } = await api.search.suggest({ query: title });
        const found = [...groups.flatMap((group) => group.items), ...items].filter((hit) => hit.id === id).length;
        const led = await browser.send(`/s/${code}`);
        const told = {
          page: status,
          picture: (await browser.send(picture)).status,
          find: await statusOf(api.shortLinks.find({ path })),
          make: await statusOf(api.shortLinks.make({ path: `/x/..${path}` })),
          follow: await statusOf(api.shortLinks.follow({ code })),
          link: led.headers.get("location") === path ? 200 : 404,
        };
        if (status === 404) {
          expect([who, joining, told, found]).toEqual([
            ...[who, joining],
            ...[{ page: 404, picture: 404, find: 404, make: 404, follow: 404, link: 404 }, 0],
          ]);
        } else expect([who, { ...told, picture: 200 }]).toEqual([who, { ...told, ...all200 }]);
      }
      const stranger = await new Browser(world.origin).send(`/s/${code}`);
      expect(stranger.headers.get("location")).toBe(`/login?returnTo=%2Fs%2F${code}`);
      const asked = await fetch(`${world.origin}/api/short-links/${code}`);
      expect([asked.status, (await asked.text()).includes("tikho")]).toEqual([404, false]);
    },
  );
});

const all200 = { page: 200, picture: 200, find: 200, make: 200, follow: 200, link: 200 };
