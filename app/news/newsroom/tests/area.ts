import { href } from "#app/web/urls.ts";
import { apiAs } from "#tests/support/api.ts";
import type { AreaTests } from "#tests/support/area-tests.ts";
import { freshArticle } from "#tests/support/fresh-things.ts";
import { desk, type Sample } from "#tests/support/sample.ts";
import { aboutArticle, aboutTalk, atDesk } from "#tests/support/told-things.ts";
import { articleOf } from "#tests/support/two-companies.ts";
import { newsroom } from "../routes.ts";

export const tests: AreaTests = {
  samples: {
    desk: () => desk({}),
    choices: () => desk({}),
    source: ({ sever }) => desk({ id: sever.article }),
    write: ({ sever }) => desk({ ...articleOf(sever.rubric), step: "save" }),
    change: async (world) => {
      const id = await freshArticle(world);
      return desk({ ...articleOf(world.sever.rubric), id, revision: 1, step: "save" });
    },
    move: async (world) => desk({ id: await freshArticle(world), step: "review" }),
    difference: async (world) => {
      const id = await freshArticle(world);
      await apiAs(world.sever.editor).newsroom.change({
        ...articleOf(world.sever.rubric),
        id,
        revision: 1,
        step: "save",
      });
      return desk({ id, revision: "1" });
    },
    preview: ({ sever }) => desk({ id: sever.article }),
    confirm: ({ sever }) => desk({ id: sever.article, reviewOn: "2099-01-01" }),
    copy: ({ sever }) => desk({ id: sever.article }),
    pin: ({ sever }) => desk({ id: sever.article, feed: "work" }),
    pins: () => desk({}),
    movePin: ({ sever }) => desk({ id: sever.article, by: 1 }),
  },
  addresses: {
    edit: ({ sever }) => ({ params: { id: sever.article } }),
    preview: ({ sever }) => ({ params: { id: sever.article } }),
    revision: ({ sever }) => ({ params: { id: sever.article, revision: "1" } }),
    copy: ({ sever }) => ({ params: { id: sever.article } }),
    pin: ({ sever }) => ({ params: { id: sever.article } }),
    review: ({ sever }) => ({ params: { id: sever.article } }),
  },
  pages: {
    "the editors' desk, looked through": {
      statements: 2,
      ask: ({ desk, world }) => [
        desk.newsroom.desk({ author: "canary", rubric: world.sever.rubric, from: "2020-01-01", till: "2099-01-01" }),
        desk.newsroom.choices({}),
      ],
    },
    "what is pinned": { statements: 1, ask: ({ desk }) => [desk.newsroom.pins({})] },
    "the editors' desk": { statements: 1, ask: ({ desk }) => [desk.newsroom.desk({})] },
    "an article on the desk": {
      statements: 6,
      ask: ({ desk, world }) => [desk.newsroom.source({ id: world.sever.article }), desk.newsroom.choices({})],
    },
  },
  notices: {
    stale: atDesk(aboutArticle((id) => href(newsroom.review, { id }))),
    expired: atDesk(aboutArticle((id) => href(newsroom.edit, { id }))),
    review: atDesk(aboutTalk),
    returned: atDesk(aboutTalk),
    "desk-talk": atDesk(aboutTalk),
    "desk-mention": atDesk(aboutTalk),
  },
};

const bulk: AreaTests = {
  samples: {
    chosen: ({ sever }) => desk({ ids: sever.article }),
    change: async (world) => desk({ ids: [await freshArticle(world)], deed: "rubric", rubric: world.sever.rubric }),
  },
  pages: {
    "what is chosen of the desk": {
      statements: 3,
      ask: ({ desk, world }) => [desk.bulk.chosen({ ids: world.sever.article })],
    },
  },
};

const templates: AreaTests = {
  samples: {
    list: () => desk({}),
    read: ({ sever }) => desk({ id: sever.template }),
    keep: ({ sever }) => desk({ article: sever.article, name: "Открытие склада" }),
    drop: async ({ sever }) => {
      const { id } = await apiAs(sever.editor).templates.keep({ article: sever.article, name: "На один раз" });
      return desk({ id });
    },
  },
  addresses: {
    remove: ({ sever }) => ({ params: { id: sever.template } }),
  },
  pages: {
    templates: { statements: 1, ask: ({ desk }) => [desk.templates.list({})] },
  },
};

/** Words that their author alone takes back. */
const ownRemark = (id: string): Sample => ({ input: { id }, for: "owner", id, also: ["editor"] });

const deskTalk: AreaTests = {
  samples: {
    read: ({ sever }) => desk({ id: sever.article }),
    say: ({ sever }) => desk({ id: sever.article, text: "Проверила цифры, всё верно" }),
    unsay: async ({ sever }) => {
      const { id } = await apiAs(sever.editor).deskTalk.say({ id: sever.article, text: "Поторопилась" });
      return ownRemark(id);
    },
  },
  addresses: {
    talk: ({ sever }) => ({ params: { id: sever.article } }),
  },
};

const deskChecks: AreaTests = {
  samples: {
    read: () => desk({ check: "links" }),
  },
  pages: {
    "what the editors have to mend": { statements: 2, ask: ({ desk }) => [desk.deskChecks.read({ check: "links" })] },
  },
};

export const testsOf = { bulk, deskChecks, deskTalk, templates };
