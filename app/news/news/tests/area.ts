import type { AreaTests } from "#tests/support/area-tests.ts";
import { about, company, everyone } from "#tests/support/sample.ts";

export const tests: AreaTests = {
  samples: {
    list: () => everyone({}),
    article: ({ sever }) => company({ id: sever.publication }, sever.publication),
    forGuests: () => everyone({}),
    guestArticle: ({ sever }) => ({ ...everyone({ id: sever.shown.id }), id: sever.shown.id }),
    archived: ({ sever }) => company({ id: sever.archived }, sever.archived),
    related: () => everyone({ id: crypto.randomUUID() }),
    acknowledge: ({ sever }) => company({ id: sever.article }, sever.article),
    due: () => everyone({}),
    pinnedWork: () => everyone({}),
    pinnedLife: () => everyone({}),
    fold: ({ sever }) => company({ id: sever.article, folded: false }, sever.article),
    rubrics: () => everyone({}),
    rubric: ({ sever }) => company({ id: sever.rubric }, sever.rubric),
    subscribe: ({ sever }) => company({ id: sever.rubric, subscribed: true }, sever.rubric),
  },
  addresses: {
    rubric: ({ sever }) => about("company", "id", sever.rubric),
    rubricNews: ({ sever }) => about("company", "id", sever.rubric),
    archived: ({ sever }) => about("company", "id", sever.archived),
    article: ({ sever }) => about("company", "id", sever.publication),
  },
  pages: {
    news: {
      statements: 3,
      ask: ({ api }) => [api.news.list({}), api.news.rubrics({}), api.widgets.beside({})],
    },
    "an article": {
      statements: 4,
      ask: ({ api, world }) => {
        const { article: id } = world.sever;
        return [api.news.article({ id }), api.content.comments({ id }), api.news.related({ id })];
      },
    },
    "an article for guests": {
      statements: 2,
      ask: ({ api, world }) => [api.news.guestArticle({ id: world.yug.shown.id })],
    },
    "a rubric": {
      statements: 3,
      ask: ({ api, world }) => [
        api.widgets.beside({}),
        api.news.rubric({ id: world.sever.rubric }),
        api.news.list({ rubric: world.sever.rubric }),
      ],
    },
  },
};
