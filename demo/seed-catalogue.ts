import type { Block } from "#app/services/builder/contract.ts";
import { servicePages, serviceSnapshots } from "#app/services/builder/server/schema.ts";
import {
  serviceCategories,
  serviceDays,
  serviceFavourites,
  services,
  serviceUses,
} from "#app/services/catalogue/server/schema.ts";
import { requestExecutors, requestForms, requestRoutes } from "#app/services/requests/server/schema.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import { seedRequests } from "./seed-requests.ts";
import { pagesTold, type ToldBlock } from "./words/built-pages.ts";
import { servicesTold } from "./words/catalogue.ts";
import { categoriesTold } from "./words/kinds-of-help.ts";
import { formsTold } from "./words/request-fields.ts";
import type { World } from "./world.ts";

const day = 86_400_000;

/** What stands in the catalogue of a company, by the keys of its words. */
export type Catalogue = { groupId: string; ids: Map<string, string>; executors: Person[]; people: Person[] };

/** The catalogue of each company: services of all kinds, the pages and forms behind them, and requests in every state. */
export async function seedCatalogue(random: Random, world: World, covers: string[]): Promise<void> {
  for (const company of world.companies) {
    const own = random.fork(company.key);
    const people = world.colleagues.get(company.id) ?? [];
    const anna = people.find(({ alias }) => alias === "anna");
    const team = own.some(
      people.filter(({ alias }) => alias !== "anna" && alias !== "ivan"),
      6,
    );
    const executors = [...team.slice(0, 4), ...(anna ? [anna] : [])];
    const at = new Date(world.today.getTime() - 200 * day);
    const id = () => demoId(own, at);
    const categories = categoriesTold.map((one, place) => ({ id: id(), groupId: company.id, ...one, place }));
    await insertRows(serviceCategories, categories);
    const ids = new Map(servicesTold.map(({ key }) => [key, id()]));
    const pages = new Set(["lunch", "salary", "comix"]);
    const row = (told: (typeof servicesTold)[number], place: number): typeof services.$inferInsert => ({
      id: ids.get(told.key)!,
      groupId: company.id,
      audience: null,
      categoryId: categories[told.category]!.id,
      parentId: told.parent ? ids.get(told.parent)! : null,
      alias: told.alias ?? null,
      season: told.season ?? null,
      ownerId: (pages.has(told.key) && anna ? anna : own.pick(team)).id,
      kind: told.kind,
      title: told.title,
      summary: told.summary,
      description: told.description ?? "",
      icon: told.icon,
      address: told.address ?? "",
      status: told.status ?? "live",
      statusText: told.statusText ?? "",
      startsAt: told.days ? new Date(world.today.getTime() + told.days[0] * day) : null,
      endsAt: told.days ? new Date(world.today.getTime() + told.days[1] * day) : null,
      faq: told.faq ?? [],
      place,
      revision: 1,
      deletedAt: null,
      createdAt: at,
    });
    const rows = servicesTold.map(row);
    // A part comes after its whole.
    await insertRows(
      services,
      rows.toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null)),
    );
    const forms = Object.entries(formsTold);
    await insertRows(
      requestRoutes,
      forms.map(([key, form]) => ({
        serviceId: ids.get(key)!,
        groupId: company.id,
        approval: form.approval ?? "never",
        rule: form.rule ?? "",
        termHours: form.termHours ?? null,
        revision: 2,
      })),
    );
    const formIds = new Map(forms.map(([key]) => [key, id()]));
    await insertRows(
      requestForms,
      forms.map(([key, form]) => ({
        id: formIds.get(key)!,
        serviceId: ids.get(key)!,
        groupId: company.id,
        version: 1,
        document: { sections: [{ id: "fields", title: "", text: "", questions: form.questions }] },
      })),
    );
    await insertRows(
      requestExecutors,
      forms.flatMap(([key]) =>
        executors.map((person) => ({ serviceId: ids.get(key)!, accountId: person.id, groupId: company.id })),
      ),
    );
    await seedPages(own, world, { groupId: company.id, ids, executors, people }, covers);
    await seedHabits(own, world, { groupId: company.id, ids, executors, people });
    if (anna) await seedRequests(own, world, { groupId: company.id, ids, executors, people }, formIds);
  }
}

async function seedPages(random: Random, world: World, { groupId, ids, executors }: Catalogue, covers: string[]) {
  const author = executors.at(-1)!.id;
  const at = new Date(world.today.getTime() - 30 * day);
  const made = pagesTold.map(({ of, title, alias, blocks }, place) => ({
    id: demoId(random, at),
    groupId,
    serviceId: ids.get(of)!,
    title,
    alias,
    place,
    blocks: blocks.map((block) => drawn(block, world, covers)),
    revision: 1,
    published: 1,
    publishedRevision: 1,
    changedBy: author,
    changedAt: at,
    deletedAt: null,
    createdAt: at,
  }));
  await insertRows(servicePages, made);
  await insertRows(
    serviceSnapshots,
    made.map(({ id: pageId, title, blocks }) => ({
      id: demoId(random, at),
      groupId,
      pageId,
      number: 1,
      title,
      blocks,
      publishedBy: author,
      createdAt: at,
    })),
  );
}

/** A picture of a page is one of the demo's own drawings, with the words of that drawing. */
function drawn(block: ToldBlock, world: World, covers: string[]): Block {
  if (block.kind !== "image") return block;
  const { id, scene, caption } = block;
  const at = world.covers.findIndex((cover) => cover.scene === scene);
  return { kind: "image", id, picture: covers[at] ?? null, alt: world.covers[at]?.alt ?? caption, caption };
}

/** What people opened and put aside. */
async function seedHabits(random: Random, world: World, { groupId, ids, people }: Catalogue) {
  const all = [...ids.values()];
  const known = people.filter(
    ({ alias }) => alias === "anna" || alias === "ivan" || alias === "olga" || random.chance(0.2),
  );
  await insertRows(
    serviceUses,
    known.flatMap(({ id: accountId }) =>
      random.some(all, 5).map((serviceId, at) => ({
        accountId,
        serviceId,
        groupId,
        usedAt: new Date(world.today.getTime() - (at + 1) * 7 * 3_600_000),
      })),
    ),
  );
  await insertRows(
    serviceFavourites,
    known.flatMap(({ id: accountId }) =>
      random.some(all, 3).map((serviceId) => ({ accountId, serviceId, groupId, createdAt: world.today })),
    ),
  );
  await insertRows(
    serviceDays,
    all.flatMap((serviceId) =>
      Array.from({ length: 30 }, (_, ago) => ({
        serviceId,
        groupId,
        opens: random.int(1, 40),
        day: new Date(world.today.getTime() - ago * day).toISOString().slice(0, 10),
      })),
    ),
  );
}
