import { eq } from "drizzle-orm";
import sharp from "sharp";
import { foundAgreements } from "#app/access/agreements/server/index.ts";
import { writeComment } from "#app/engines/content/server/comments.ts";
import { publications } from "#app/engines/content/server/index.ts";
import { react } from "#app/engines/content/server/reactions.ts";
import { publish, removeOwn } from "#app/engines/content/server/writing.ts";
import { saveDraft } from "#app/engines/drafts/server/drafts.ts";
import { addLine } from "#app/engines/search/server/index.ts";
import { addVideo } from "#app/engines/videos/server/videos.ts";
import { changeArticle, writeArticle } from "#app/news/newsroom/server/desk.ts";
import { pin } from "#app/news/newsroom/server/pins.ts";
import { takeStep } from "#app/news/newsroom/server/steps.ts";
import { say } from "#app/news/newsroom/server/talk.ts";
import { keepTemplate } from "#app/news/newsroom/server/templates.ts";
import { putRubric } from "#app/news/rubrics/server/keeping.ts";
import { addTranslation, changeTranslation } from "#app/news/translations/server/desk.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { filmFile } from "#tests/support/film.ts";
import { keepPasskey } from "#tests/support/passkeys.ts";
import { fillChapters } from "./fill-chapters.ts";
import { complain } from "./fill-complaints.ts";
import { fillDepartments } from "./fill-departments.ts";
import { fillRubric } from "./fill-rubric.ts";
import { fillStories, letAllTell } from "./fill-stories.ts";
import { fillOffice } from "./fill-table.ts";
import { ldapCompany, people } from "./people.ts";
import { settle } from "./settle.ts";

const companies: Record<string, string> = {
  kofe: "Кофейный дом",
  bereg: "Дальний берег",
  zerno: "Зерно и мешок",
  [ldapCompany]: "Каталог на сервере",
};

/** Fills an empty portal with two small companies that write to each other; the same at every run. */
export async function fillPortal(): Promise<void> {
  await withTenant("*", async () => {
    const groupIds: Record<string, string> = {};
    for (const [alias, name] of Object.entries(companies)) {
      groupIds[alias] = newId();
      await db().insert(groups).values({ id: groupIds[alias], alias, name });
    }
    await foundAgreements();
    const viewers: Record<string, Viewer> = {};
    for (const person of people) viewers[person.login] = await settle(person, groupIds[person.company]!);
    await fillDepartments(viewers);
    await writeFeeds(viewers.anna!, viewers.ivan!);
    await writeSpecial(viewers);
    await writeNews(viewers);
    await fillStories(viewers.editor!, picture);
    await letAllTell(viewers.olga!.groupId);
    await complain(viewers);
    await fillOffice(viewers);
    await talkLong(viewers);
    await fillRubric(viewers.archivist!);
    await fillChapters(viewers);
    await addLine(viewers.admin!, "ДМС, медицинская страховка");
    await keepPasskey(viewers.anna!.accountId);
  });
}

const feeds = ["work", "life", "blogs"] as const;

/** Forty-five publications for work, more than two pages, and a few for the rest; an hour apart, some with a picture. */
async function writeFeeds(anna: Viewer, ivan: Viewer): Promise<void> {
  for (let number = 45; number > 0; number--) {
    for (const [place, feed] of feeds.entries()) {
      if (feed !== "work" && number > 4) continue;
      const author = number % 2 ? anna : ivan;
      const { id } = await publish(author, {
        kind: "ugc",
        title: `${titles[(number + place) % titles.length]} (${number})`,
        body: texts[(number + place) % texts.length]!,
        feed,
        reach: "company",
        pictures: number % 4 === 0 ? [await picture(number + place)] : [],
      });
      await datePublication(id, number);
    }
  }
}

const titles = [
  "Новый зал на Мясницкой открыт",
  "Как мы сократили очередь утром",
  "Кто едет на сплав в июле",
  "Меню осени: голосуем за десерты",
  "Итоги квартала простыми словами",
  "Обучение бариста: набираем группу",
];

const texts = [
  "Спасибо всем, кто помогал. **Гости довольны**, и это главное.\n\n- расставили столы\n- проверили кофемашины\n- накрыли первый завтрак",
  "Утром перед работой в очереди стояли по десять минут. Мы разделили выдачу и кассу, и теперь гость ждёт меньше трёх. #сервис",
  "Берём байдарки, палатки и хорошее настроение. Пишите в комментариях, кто с нами: места ещё есть.",
  "> Десерт должен радовать\n\nТак говорит наш шеф-кондитер. Посмотрите на варианты и скажите, какой вкуснее.",
];

/** What the editors have made: two rubrics, a must-read article of two versions, one that waits for review; and a draft. */
async function writeNews({ editor, anna }: Record<string, Viewer>): Promise<void> {
  const rubric = newId();
  const orders = newId();
  const titled = { reach: "company" as const, description: "Что нового и что изменилось", archived: false };
  await putRubric(editor!, { id: rubric, title: "Новости сети", ...titled });
  await putRubric(editor!, { id: orders, title: "Приказы", ...titled, fourEyes: true });
  const article = {
    kind: "news" as const,
    title: "С понедельника работаем по-новому",
    lead: "Сменили график и правила замен.",
    body: "С понедельника смены начинаются **в восемь**.\n\n- замены согласует старший смены\n- отпуск – через портал",
    feed: "work" as const,
    rubricIds: [rubric],
    reach: "company" as const,
    mustRead: true,
    dueOn: "2099-12-31",
    pictures: [await picture(93)],
    added: [{ alt: "Цех в восемь утра" }],
  };
  const { id } = await writeArticle(editor!, { ...article, step: "save" });
  await changeArticle(editor!, { ...article, id, revision: 1, lead: "Сменили график.", keep: [], step: "publish" });
  const english = await addTranslation(editor!, { id, language: "en" });
  await changeTranslation(editor!, {
    ...english,
    title: "New working hours from Monday",
    lead: "The schedule has changed.",
    body: "Shifts begin **at eight** from Monday.",
    revision: 1,
    sourceRevision: 2,
    step: "show",
  });
  await say(editor!, { id, text: "Даты сверила с отделом кадров, @admin, посмотрите и вы." });
  const old = { ...article, title: "Как работали раньше", mustRead: false, pictures: [], step: "publish" as const };
  const { id: archived } = await writeArticle(editor!, old);
  await takeStep(editor!, { id: archived, step: "archive" });
  await keepTemplate(editor!, { article: id, name: "Новый график" });
  const { id: open } = await writeArticle(editor!, {
    ...article,
    title: "День открытых дверей",
    lead: "Приходите смотреть, как обжаривают кофе.",
    body: "В субботу в полдень. Спасибо @anna за идею. #гости",
    mustRead: false,
    guestVisible: true,
    pictures: [await picture(94)],
    added: [{ alt: "Обжарочный цех" }],
    step: "publish",
  });
  await pin(editor!, { id: open, feed: "work", days: 30 });
  await writeArticle(editor!, {
    ...article,
    title: "Приказ о выходных",
    rubricIds: [orders],
    pictures: [],
    step: "review",
  });
  await saveDraft(anna!, {
    id: newId(),
    form: "post",
    fields: { title: "Начала и отвлеклась", body: "Допишу вечером" },
  });
}

/** What single journeys look for by name. */
async function writeSpecial({ anna, ivan, olga }: Record<string, Viewer>): Promise<void> {
  const { id } = await publish(anna!, {
    kind: "ugc",
    title: "График отпусков на следующий год",
    body: "Запланируйте отпуск до конца месяца. Ёлку в холле поставим в декабре.\n\n## Как подать заявление\n\n1. Выберите даты.\n2. Согласуйте с руководителем.\n\nПодробности – [на странице отдела кадров](https://example.ru/).",
    feed: "work",
    reach: "company",
    pictures: [await picture(91), await picture(92)],
  });
  await datePublication(id, 0.5);
  const { id: question } = await writeComment(ivan!, { id, text: "А можно разделить на три части?" });
  await writeComment(anna!, { id, text: "Можно, но одна часть – не меньше двух недель.", parentId: question });
  await react(ivan!, { subject: "publication", id, name: "thanks" });
  await react(anna!, { subject: "publication", id, name: "like" });
  const words = { title: "Поторопилась с выводами", body: "Удалю и напишу спокойнее", feed: "life" as const };
  await removeOwn(anna!, (await publish(anna!, { kind: "ugc", ...words, reach: "company", pictures: [] })).id);
  await addVideo(anna!, { file: await filmFile("Обход.webm"), description: "Обход холла: ёлка, стойка, гардероб" });
  await publish(olga!, {
    kind: "ugc",
    title: "Дальний берег: тайный план перевозок",
    body: "Это читают только наши: отпуск кораблей начинается в ноябре.",
    feed: "work",
    reach: "company",
    pictures: [],
  });
  await publish(olga!, {
    kind: "ugc",
    title: "Всем компаниям: общий субботник",
    body: "Приглашаем всех соседей.",
    feed: "life",
    reach: "portal",
    pictures: [],
  });
}

/** A talk of three pages; what anna says stands on the last one. */
async function talkLong({ anna, ivan }: Record<string, Viewer>): Promise<void> {
  const title = "Куда переедет кухня";
  const { id } = await publish(ivan!, {
    kind: "ugc",
    title,
    body: "Считаем вместе.",
    feed: "life",
    reach: "company",
    pictures: [],
  });
  await datePublication(id, 70);
  for (let at = 1; at <= 44; at++) await writeComment(at === 43 ? anna! : ivan!, { id, text: `Довод ${at}` });
}

async function datePublication(id: string, hoursAgo: number): Promise<void> {
  await db()
    .update(publications)
    .set({ publishedAt: new Date(now().getTime() - hoursAgo * 3_600_000) })
    .where(eq(publications.id, id));
}

/** A picture drawn without a drawing program: two fields of colour and a disc. */
export async function picture(seed: number): Promise<File> {
  const [width, height] = [960, 540];
  const pixels = Buffer.allocUnsafe(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const disc = (x - 400 - seed * 4) ** 2 + (y - 300) ** 2 < 40_000;
      const shade = disc ? 230 : y > 520 ? 90 : 170;
      pixels.set([shade, (shade + seed * 31) % 200, (140 + seed * 17 + (y >> 3)) % 256], (y * width + x) * 3);
    }
  }
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], `picture-${seed}.jpg`, { type: "image/jpeg" });
}
