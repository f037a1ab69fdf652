import { eq } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { rights } from "#platform/people/rights.ts";
import { groups } from "#platform/people/schema.ts";
import { apiAs } from "./api.ts";
import { canary } from "./canaries.ts";

export type KeptCatalogue = {
  serviceCategory: string;
  /** A service that takes requests: its head owns it and does them. */
  service: string;
  /** A service with a page, its page that is out, and the version of it. */
  pageService: string;
  servicePage: string;
  /** A request of its head, which nobody else reads. */
  request: string;
};

const question = (id: string, kind: "text" | "file", title: string) => ({
  id,
  kind,
  title,
  help: "",
  required: kind === "text",
  options: [],
  other: false,
  shuffle: false,
  rows: [],
  low: "",
  high: "",
});

/** What somebody says to the fields of such a service. */
export const saying = (text: string) => ({ answers: { q: { chosen: [], text, number: "", rows: {} } }, shown: "q,f" });

/** Another service of a company that takes requests with a word and a file, or such a part of another service. */
export async function freshService(
  head: Viewer,
  desk: Viewer,
  {
    title = "Справка",
    asked = "Для чего",
    ...part
  }: { title?: string; asked?: string; parentId?: string; alias?: string } = {},
): Promise<string> {
  const api = apiAs(desk);
  const { id } = await api.services.make({ title, kind: "form", owner: head.accountId, ...part });
  const questions = [question("q", "text", asked), question("f", "file", "Файл")];
  const document = { sections: [{ id: "fields", title: "", text: "", questions }] };
  await api.requests.putFields({ service: id, revision: 0, document });
  await api.requests.putRoute({
    service: id,
    revision: 1,
    approval: "never",
    termHours: 8,
    executors: [head.accountId],
  });
  return id;
}

/** Another service with a page that is not out yet: the page. */
export async function freshPage(head: Viewer, desk: Viewer, words = "Слова страницы"): Promise<string> {
  const { id: service } = await apiAs(desk).services.make({ title: "Страница", kind: "page", owner: head.accountId });
  const { id } = await apiAs(head).builder.makePage({ service, title: "Первая", alias: "first" });
  const block = { id: "b-first", kind: "text" as const, title: "", text: words };
  await apiAs(head).builder.putBlock({ id, revision: 1, block });
  return id;
}

/** Another request on a service, as a call of its owner may need it. */
export async function freshRequest(author: Viewer, service: string, words = "Для банка"): Promise<string> {
  const { id } = await apiAs(author).requests.submit({ service, ...saying(words) });
  return id!;
}

/** Whoever has the desk of services in a person's company. */
export const atDesk = (person: Viewer): Viewer => ({ ...person, isAdmin: true, rights });

/** A catalogue with a service of each kind, a request on its way and one that was refused, a page that is out. Services are shown to the company. */
export async function keepCatalogue(head: Viewer, other: Viewer, key: string): Promise<KeptCatalogue> {
  const of = (table: string, column: string) => canary(key, table, column);
  await withTenant("*", () => db().update(groups).set({ showServices: true }).where(eq(groups.id, head.groupId)));
  const desk = atDesk(other);
  const api = apiAs(desk);
  const category = { title: of("service_categories", "title"), icon: "finance" as const };
  const { id: serviceCategory } = await api.services.putCategory(category);
  const service = await freshService(head, desk, {
    title: of("services", "title"),
    asked: of("request_forms", "document"),
  });
  await freshService(head, desk, { parentId: service, alias: "home" });
  await apiAs(head).services.use({ id: service });
  await apiAs(head).services.keep({ id: service, on: true });
  const request = await freshRequest(head, service, of("requests", "answers"));
  await apiAs(head).requests.step({ id: request, deed: "comment", text: of("request_marks", "text") });
  await apiAs(head).requests.submit({
    service,
    ...saying(of("request_drafts", "answers")),
    keep: true,
  });
  const about = { summary: of("services", "summary"), description: of("services", "description") };
  const pages = { title: `${of("services", "title")}-pages`, kind: "page" as const, owner: head.accountId, ...about };
  const { id: pageService } = await api.services.make({ ...pages, season: "comix", categoryId: serviceCategory });
  const { id: servicePage } = await apiAs(head).builder.makePage({
    service: pageService,
    title: of("service_pages", "title"),
    alias: "first",
  });
  const block = { id: "b-first", kind: "text" as const, title: "", text: of("service_pages", "blocks") };
  await apiAs(head).builder.putBlock({ id: servicePage, revision: 1, block });
  await apiAs(head).builder.publish({ id: servicePage, revision: 2 });
  return { serviceCategory, service, pageService, servicePage, request };
}
