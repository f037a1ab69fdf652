import { apiAs } from "./api.ts";
import { desk, type Sample } from "./sample.ts";
import { articleOf, type TwoCompanies } from "./two-companies.ts";

/** One sample of every operation of the newsroom, its report of readers and its templates. */
export const newsroomSamples: Record<string, (world: TwoCompanies) => Sample | Promise<Sample>> = {
  "newsroom.desk": () => desk({}),
  "newsroom.choices": () => desk({}),
  "newsroom.source": ({ sever }) => desk({ id: sever.article }),
  "newsroom.write": ({ sever }) => desk({ ...articleOf(sever.rubric), step: "save" }),
  "newsroom.change": async (world) => {
    const id = await freshArticle(world);
    return desk({ ...articleOf(world.sever.rubric), id, revision: 1, step: "save" });
  },
  "newsroom.move": async (world) => desk({ id: await freshArticle(world), step: "review" }),
  "newsroom.difference": async (world) => {
    const id = await freshArticle(world);
    await apiAs(world.sever.editor).newsroom.change({
      ...articleOf(world.sever.rubric),
      id,
      revision: 1,
      step: "save",
    });
    return desk({ id, revision: "1" });
  },
  "newsroom.preview": ({ sever }) => desk({ id: sever.article }),
  "mustRead.readers": ({ sever }) => desk({ id: sever.article }),
  "mustRead.remind": async (world) => desk({ id: await freshMustRead(world) }),
  "mustRead.pace": ({ sever }) => desk({ id: sever.article, every: "week" }),
  "newsroom.confirm": ({ sever }) => desk({ id: sever.article, reviewOn: "2099-01-01" }),
  "newsroom.copy": ({ sever }) => desk({ id: sever.article }),
  "newsroom.pin": ({ sever }) => desk({ id: sever.article, feed: "work" }),
  "bulk.chosen": ({ sever }) => desk({ ids: sever.article }),
  "bulk.change": async (world) =>
    desk({ ids: [await freshArticle(world)], deed: "rubric", rubric: world.sever.rubric }),
  "newsroom.pins": () => desk({}),
  "newsroom.movePin": ({ sever }) => desk({ id: sever.article, by: 1 }),
  "extras.desk": ({ sever }) => desk({ id: sever.article, query: "склад" }),
  "extras.attach": async (world) => desk({ id: await freshArticle(world), files: [order()] }),
  "extras.detach": async (world) => {
    const { editor } = world.sever;
    const id = await freshArticle(world);
    await apiAs(editor).extras.attach({ id, files: [order()] });
    const { files } = await apiAs(editor).extras.desk({ id });
    return desk({ id, file: files.at(-1)!.id });
  },
  "extras.relate": async (world) =>
    desk({ id: await freshArticle(world), other: await freshMustRead(world), chosen: true }),
  "translations.list": ({ sever }) => desk({ id: sever.article }),
  "translations.add": async (world) => desk({ id: await freshArticle(world), language: "en" }),
  "translations.source": ({ sever }) => desk({ id: sever.translation }),
  "translations.change": async (world) => desk({ ...english, id: await freshTranslation(world) }),
  "translations.remove": async (world) => desk({ id: await freshTranslation(world) }),
  "deskChecks.read": () => desk({ check: "links" }),
  "deskTalk.read": ({ sever }) => desk({ id: sever.article }),
  "deskTalk.say": ({ sever }) => desk({ id: sever.article, text: "Проверила цифры, всё верно" }),
  "deskTalk.unsay": async ({ sever }) => {
    const { id } = await apiAs(sever.editor).deskTalk.say({ id: sever.article, text: "Поторопилась" });
    return ownRemark(id);
  },
  "rubrics.list": () => desk({}),
  "rubrics.source": ({ sever }) => desk({ id: sever.rubric }),
  "rubrics.put": () => desk({ id: crypto.randomUUID(), title: "Склад", reach: "company" }),
  "rubrics.move": ({ sever }) => desk({ id: sever.rubric, by: 1 }),
  "templates.list": () => desk({}),
  "templates.read": ({ sever }) => desk({ id: sever.template }),
  "templates.keep": ({ sever }) => desk({ article: sever.article, name: "Открытие склада" }),
  "templates.drop": async ({ sever }) => {
    const { id } = await apiAs(sever.editor).templates.keep({ article: sever.article, name: "На один раз" });
    return desk({ id });
  },
};

const order = () => new File(["Приказ"], "Приказ.txt", { type: "text/plain" });
/** Words that their author alone takes back. */
const ownRemark = (id: string): Sample => ({ input: { id }, for: "owner", id, also: ["editor"] });

async function freshArticle({ sever }: TwoCompanies): Promise<string> {
  return (await apiAs(sever.editor).newsroom.write({ ...articleOf(sever.rubric), step: "save" })).id;
}

const english = {
  title: "We have opened",
  body: "Come and see",
  revision: 1,
  sourceRevision: 1,
  step: "show" as const,
};

async function freshTranslation(world: TwoCompanies): Promise<string> {
  const id = await freshArticle(world);
  return (await apiAs(world.sever.editor).translations.add({ id, language: "en" })).id;
}

async function freshMustRead({ sever }: TwoCompanies): Promise<string> {
  const news = { ...articleOf(sever.rubric), mustRead: true, step: "publish" as const };
  return (await apiAs(sever.editor).newsroom.write(news)).id;
}
