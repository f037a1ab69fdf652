import { href } from "#app/web/urls.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { codeOf, freshOpinion } from "#tests/support/kept-opinion.ts";
import { about, company, desk, everyone, owner } from "#tests/support/sample.ts";
import { reader, stands } from "#tests/support/told-things.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { opinion } from "../routes.ts";

const said = { target: "service", rating: "4", text: "Удобно, но долго" } as const;
/** Its head may have changed their short name meanwhile. */
const topicOf = async ({ sever }: TwoCompanies) => ({
  title: "Столовая",
  about: "Еда и очередь",
  termDays: 5,
  unnamed: true,
  inMyResource: false,
  owners: [(await apiAs(sever.head).account.me({})).alias],
});

let codes = 0;
/** A code for each call: one opinion has one. */
const freshCode = () => {
  codes += 1;
  return `TEST-${String(codes + 2000)
    .padStart(4, "2")
    .replace(/[01]/g, "Z")}-ABCD-EFGH`;
};

export const tests: AreaTests = {
  samples: {
    mine: () => everyone({}),
    open: ({ sever }) => company({ id: sever.topic }, sever.topic),
    inMyResource: () => everyone({}),
    say: ({ sever }) => company({ topic: sever.topic, ...said }, sever.topic),
    sayUnnamed: ({ sever }) => company({ topic: sever.topic, ...said, code: freshCode() }, sever.topic),
    reply: ({ sever }) => owner({ id: sever.opinion, text: "И ещё одно" }, sever.opinion),
    follow: () => everyone({ code: codeOf("sever") }),
    replyUnnamed: () => everyone({ code: codeOf("sever"), text: "Спасибо, стало лучше", seen: 0 }),
    ideas: () => everyone({}),
    vote: ({ sever }) => company({ id: sever.idea, on: true }, sever.idea),
    queue: () => everyone({}),
    asked: ({ sever }) => owner({ id: sever.opinion }, sever.opinion),
    move: async ({ sever }) => {
      const id = await freshOpinion(sever.employee, sever.topic);
      return owner({ id, to: "inWork" }, id);
    },
    answer: async ({ sever }) => {
      const id = await freshOpinion(sever.employee, sever.topic);
      return owner({ id, text: "Открыли вторую кассу" }, id);
    },
    publish: async ({ sever }) => {
      const id = await freshOpinion(sever.employee, sever.topic, "idea");
      return owner({ id, title: "Вторая касса" }, id);
    },
    table: () => everyone({}),
    topics: () => desk({}),
    topic: ({ sever }) => desk({ id: sever.topic }),
    makeTopic: async (world) => desk(await topicOf(world)),
    changeTopic: async (world) => desk({ id: world.sever.topic, ...(await topicOf(world)) }),
  },
  addresses: {
    one: ({ sever }) => about("company", "id", sever.topic),
    sent: ({ sever }) => about("owner", "id", sever.opinion),
    asked: ({ sever }) => about("owner", "id", sever.opinion),
    adminTopic: ({ sever }) => ({ params: { id: sever.topic } }),
  },
  pages: {
    opinions: { statements: 3, ask: ({ api }) => [api.opinion.mine({})] },
    "an opinion of one's own": {
      statements: 2,
      ask: ({ api, world }) => [api.opinion.open({ id: world.sever.opinion })],
    },
    ideas: { statements: 1, ask: ({ api }) => [api.opinion.ideas({})] },
    "the queue of opinions": { statements: 2, ask: ({ api }) => [api.opinion.queue({})] },
    "an opinion in the queue": {
      statements: 1,
      ask: ({ api, world }) => [api.opinion.asked({ id: world.sever.opinion })],
    },
    "the topics of opinions": { statements: 1, ask: ({ admin }) => [admin.opinion.topics({})] },
  },
  notices: {
    "opinion-answered": reader(
      stands(({ sever }) => ({ subject: "Столовая", href: href(opinion.one, { id: sever.opinion }) })),
    ),
    "opinion-sent": reader(
      stands(({ sever }) => ({
        subject: "Столовая",
        href: href(opinion.asked, { id: sever.opinion }),
        actorId: sever.employee.accountId,
      })),
    ),
    "opinion-waiting": reader(stands(() => ({ subject: "Два новых", href: href(opinion.queue) }))),
  },
};
