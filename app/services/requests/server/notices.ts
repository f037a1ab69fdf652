import { eq } from "drizzle-orm";
import { isAbout, isThere, type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { services } from "#app/services/catalogue/server/index.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import type { RequestMark } from "../contract.ts";
import { requests as urls } from "../routes.ts";
import { requestExecutors, requests } from "./schema.ts";

const leadsTo = () => isThere(requests, isAbout(requests.id));

export const requestNotices: NoticeFamily = {
  name: "requests",
  title: "Заявки на сервисы",
  hint: "Что стало с вашими заявками, и заявки, которые ждут вас",
  kinds: {
    "request-moved": { words: "Новости о вашей заявке", leadsTo },
    "request-asked": { words: "Вас просят уточнить заявку", leadsTo },
    "request-done": { words: "Заявка выполнена: оцените", leadsTo },
    "request-rejected": { words: "Заявка отклонена", leadsTo },
    "request-approve": { words: "Заявка ждёт вашего согласования", leadsTo },
    "request-new": { words: "Новая заявка", leadsTo },
    "request-said": { words: "В заявке написали", leadsTo },
    "request-soon": { words: "Скоро выйдет срок заявки", leadsTo },
    "request-late": { words: "Срок заявки вышел", leadsTo },
  },
  mail: "now",
  push: "now",
  mark: "services",
};

type Deed = RequestMark["deed"];

/** Of what the initiator is told, and those who do it. */
const initiators: Partial<Record<Deed, string>> = {
  approve: "request-moved",
  claim: "request-moved",
  refuse: "request-rejected",
  reject: "request-rejected",
  ask: "request-asked",
  finish: "request-done",
  hand: "request-moved",
};
const doers: Partial<Record<Deed, string>> = {
  answer: "request-said",
  cancel: "request-moved",
  reopen: "request-said",
};

/** Tells each party of a request of what was done by another one: nobody is told of the same twice, nor of their own deeds. */
export const notifyOfRequests: Listener = {
  name: "notifications.requests",
  kinds: ["request.moved"],
  async hear({ objectId, actorId, data }, eventKey) {
    const { deed } = data as { deed: Deed };
    const [row] = await db()
      .select({ request: requests, service: services.title })
      .from(requests)
      .innerJoin(services, eq(services.id, requests.serviceId))
      .where(eq(requests.id, objectId));
    if (!row) return;
    const { initiatorId, approverId, executorId, groupId, state, number, serviceId } = row.request;
    const told = new Map<string, string>();
    const tell = (person: string | null, kind: string | undefined) => person && kind && told.set(person, kind);
    if (deed === "comment") for (const one of [initiatorId, executorId, approverId]) tell(one, "request-said");
    tell(executorId, doers[deed]);
    if (state === "onApproval") tell(approverId, deed === "send" ? "request-approve" : undefined);
    const isForQueue =
      state === "new" && (deed === "send" || deed === "approve" || deed === "giveBack" || deed === "reopen");
    if (isForQueue) for (const one of await readTeam(serviceId)) tell(one, "request-new");
    tell(initiatorId, initiators[deed]);
    told.delete(actorId);
    for (const kind of new Set(told.values()))
      await notifyPeople(
        [...told]
          .filter(([, one]) => one === kind)
          .map(([accountId]) => ({
            accountId,
            groupId,
            actorId,
            kind,
            eventKey,
            subject: `№ ${number}, ${row.service}`,
            href: href(urls.one, { id: objectId }),
          })),
      );
  },
};

async function readTeam(serviceId: string): Promise<string[]> {
  const rows = await db()
    .select({ accountId: requestExecutors.accountId })
    .from(requestExecutors)
    .where(eq(requestExecutors.serviceId, serviceId));
  return rows.map(({ accountId }) => accountId);
}
