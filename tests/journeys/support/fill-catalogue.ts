import { eq } from "drizzle-orm";
import type { Block } from "#app/services/builder/contract.ts";
import { makePage, publish, putBlock } from "#app/services/builder/server/page-making.ts";
import { serviceDraft } from "#app/services/catalogue/contract.ts";
import { putCategory } from "#app/services/catalogue/server/categories.ts";
import { makeService } from "#app/services/catalogue/server/putting.ts";
import { putFields, putRoute } from "#app/services/requests/server/route.ts";
import { submit } from "#app/services/requests/server/sending.ts";
import { step } from "#app/services/requests/server/steps.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";

const field = {
  id: "why",
  kind: "text" as const,
  title: "Для чего справка",
  help: "",
  required: true,
  options: [],
  other: false,
  shuffle: false,
  rows: [],
  low: "",
  high: "",
};

const blocks: Block[] = [
  { kind: "text", id: "text", title: "Как это устроено", text: "Обеды привозят к половине первого." },
  { kind: "list", id: "list", title: "Как заказать", ordered: true, items: ["Выберите блюдо", "Напишите на кухню"] },
  {
    kind: "table",
    id: "table",
    title: "Меню",
    rows: [
      ["День", "Суп"],
      ["Понедельник", "Борщ"],
    ],
  },
  { kind: "button", id: "button", text: "Сказать, что понравилось", address: "/opinion" },
  { kind: "faq", id: "faq", title: "Спрашивают", items: [{ question: "Есть ли постное?", answer: "По пятницам." }] },
];

/** A catalogue that anna answers for: a service with a form, a request of hers that waits for her answer, pages with blocks of all kinds. */
export async function fillCatalogue({ anna, ivan, admin }: Record<string, Viewer>): Promise<void> {
  await db().update(groups).set({ showServices: true }).where(eq(groups.id, anna!.groupId));
  const { id: categoryId } = await putCategory(admin!, { title: "Документы", icon: "announcements" });
  const owner = anna!.accountId;
  const make = (draft: object) => makeService(admin!, serviceDraft.parse({ owner, categoryId, ...draft }));
  const { id: service } = await make({ title: "Справка о работе", kind: "form", summary: "Для банка и визы" });
  const sections = [{ id: "fields", title: "", text: "", questions: [field] }];
  await putFields(admin!, { service, revision: 0, document: { sections } });
  const route = { approval: "never" as const, rule: "", termHours: 8 };
  await putRoute(admin!, { service, revision: 1, ...route, executors: [anna!.accountId, ivan!.accountId] });
  const answers = { why: { chosen: [], text: "Для банка", number: "", rows: {} } };
  const sent = await submit(anna!, { service, answers, shown: "why", keep: false });
  await step(ivan!, { id: sent.id!, deed: "claim", text: "", files: [] });
  await step(ivan!, { id: sent.id!, deed: "ask", text: "Для какого банка?", files: [] });
  const part = { title: "Что в справке", kind: "page", parentId: service, alias: "menu" };
  for (const draft of [part, { title: "Обеды", kind: "page" }, { title: "Новый год", kind: "page", season: "ny" }]) {
    const made = await make(draft);
    await fillPage(anna!, made.id);
  }
  const comics = await make({ title: "Комикс", kind: "page", season: "comix" });
  await fillPage(anna!, comics.id);
}

async function fillPage(owner: Viewer, service: string): Promise<void> {
  const { id } = await makePage(owner, { service, title: "Главное", alias: "main" });
  for (const [at, block] of blocks.entries()) await putBlock(owner, { id, revision: at + 1, block });
  await publish(owner, { id, revision: blocks.length + 1 });
}
