import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Deed, joinings, postings, type Standing, standings } from "#app/engines/membership/contract.ts";
import { stand } from "#app/engines/membership/tests/stand.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { withTenant } from "#platform/db/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";

/** Whoever stands so or so to a community × everything that it lets people do, each cell asked of the portal itself. */
freshDatabase();

let company: Company;
let colleague: Viewer;
const people = new Map<Standing, Viewer>();

beforeAll(async () => {
  company = await makeCompany("Тёплый угол");
  colleague = await makePerson(company);
  for (const role of standings) people.set(role, await makePerson(company));
});

beforeEach(forgetSpending);

type Kind = { joining: (typeof joinings)[number]; posting: (typeof postings)[number] };

/** What each may do, told by hand. */
function expected(deed: Deed, role: Standing, { joining, posting }: Kind): boolean {
  const leads = role === "owner" || role === "admin";
  const writes = leads || role === "member";
  const isInside = writes || role === "muted" || role === "follower";
  if (deed === "know") {
    if (joining === "hidden") return isInside || role === "invited";
    return joining !== "closed" || role !== "banned";
  }
  if (deed === "read") return joining === "open" || isInside;
  if (deed === "write") return leads || (posting === "all" && writes);
  if (deed === "answer") return leads || (posting !== "admins" && writes);
  return leads;
}

let number = 0;

async function communityOf(kind: Kind) {
  number += 1;
  const api = apiAs(people.get("owner")!);
  const { alias } = await api.communities.create({ alias: `krug-${number}`, title: "Круг", ...kind });
  const { id } = await api.communities.community({ alias });
  const { id: post } = await api.communities.write({ id, title: `Пост ${number}`, body: "Слова" });
  await withTenant("*", async () => {
    for (const [role, { accountId }] of people)
      await stand(role, { placeId: id, groupId: company.id, accountId }, people.get("owner")!);
  });
  return { id, alias, post };
}

type Place = Awaited<ReturnType<typeof communityOf>>;
type Api = ReturnType<typeof apiAs>;

/** Each thing that one asks of a community, and the deed that it is. */
const asked: Record<string, [Deed, (api: Api, place: Place, word: string) => Promise<unknown>]> = {
  "its page": ["know", (api, { alias }) => api.communities.community({ alias })],
  "its posts": ["read", (api, { id }) => api.communities.posts({ id })],
  "a post": ["read", (api, { post }) => api.communities.post({ id: post })],
  "the words of a post": ["read", (api, { post }) => api.content.publication({ id: post })],
  "the talk under a post": ["read", (api, { post }) => api.content.comments({ id: post })],
  "its members": ["read", (api, { id }) => api.membership.members({ place: id })],
  "to write": ["write", (api, { id }, word) => api.communities.write({ id, body: word })],
  "to answer": ["answer", (api, { post }, word) => api.content.comment({ id: post, text: word })],
  "who waits": ["invite", (api, { id }) => api.membership.waiting({ place: id })],
  "who is shut out": ["lead", (api, { id }) => api.membership.bans({ place: id })],
  "its figures": ["lead", (api, { id }) => api.communities.figures({ id })],
  "to take its picture away": ["edit", (api, { id }) => api.communities.avatar({ id, drop: true })],
  "to let people in otherwise": [
    "edit",
    async (api, { id, alias }) => {
      const { joining, posting, inviting } = await api.communities.community({ alias });
      return api.communities.setRules({ id, joining, posting, inviting });
    },
  ],
};

const kinds = joinings.flatMap((joining) => postings.map((posting): Kind => ({ joining, posting })));

describe("what one may ask of a community", () => {
  it.each(kinds)("follows the table: $joining, $posting", async (kind) => {
    const place = await communityOf(kind);
    for (const role of standings) {
      const api = apiAs(people.get(role)!);
      const told: Record<string, boolean> = {};
      for (const [name, [, ask]] of Object.entries(asked))
        told[name] = await ask(api, place, `${role} ${name} ${number}`).then(
          () => true,
          () => false,
        );
      const wanted = Object.entries(asked).map(([name, [deed]]) => [name, expected(deed, role, kind)]);
      expect([role, told]).toEqual([role, Object.fromEntries(wanted)]);
      const listed = (await api.communities.list({ query: place.alias })).items.length > 0;
      expect([role, listed]).toEqual([role, expected("know", role, kind)]);
    }
  });

  it("gives nothing of it to another company", async () => {
    const place = await communityOf({ joining: "open", posting: "all" });
    const api = apiAs(await makePerson(await makeCompany("Дорога")));
    for (const [name, [, ask]] of Object.entries(asked))
      await expect(ask(api, place, name), name).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await apiAs(colleague).communities.community({ alias: place.alias })).role).toBe("stranger");
  });
});
