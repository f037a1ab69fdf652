import { packageOf } from "#app/learning/scorm/tests/some-package.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";

const rutube = "https://rutube.ru/video/0123456789abcdef0123456789abcdef/";

/**
 * A course that ivan has passed and anna is half way through, one of a test that was given to her and has a newer version
 * since, one in the archive, a draft, one of works and a package, and a certificate of the editor's that was taken back.
 */
export async function fillCourses({ admin, anna, ivan, editor }: Record<string, Viewer>): Promise<void> {
  const desk = apiAs(admin!).courseDesk;
  const make = async (title: string, more: object = {}) =>
    (await desk.make({ title, level: "start", tone: "blue", ...more })).id;
  const text = (id: string, title: string, more: object = {}) =>
    desk.putLesson({ id, kind: "text", title, body: "Коротко и по делу.\n\n- спросите\n- выслушайте", ...more });

  const welcome = await make("Первая смена", { validMonths: 12 });
  await text(welcome, "Кто есть кто");
  await desk.publish({ id: welcome });
  await goThrough(editor!, welcome, 1);
  const [given] = (await apiAs(admin!).certificates.desk({})).items;
  await apiAs(admin!).certificates.revoke({ id: given!.id, reason: "Курс прошёл другой человек" });

  const draft = await make("Как открыть кассу");
  for (const title of ["Ключ и сейф", "Первый чек"]) await text(draft, title);
  const quizId = (await desk.source({ id: draft })).quizzes.find(({ title }) => title === "Пожарная тревога")!.id;

  const coffee = await make("Кофе для гостя", {
    summary: "От зерна до чашки: что рассказать и чем угостить.",
    ...{ tags: ["сервис", "кофе"], tone: "orange", validMonths: 12 },
  });
  const grounds = { section: "Основы", minutes: 40 };
  await text(coffee, "Зерно и обжарка", {
    ...grounds,
    body: "## Откуда вкус\n\nОт зерна, воды и рук.\n\n### Вода\n\nМягкая.",
  });
  const url = "https://example.ru/coffee/map-of-tastes";
  await desk.putLesson({ id: coffee, kind: "link", title: "Карта вкусов", url, ...grounds });
  await desk.putLesson({
    id: coffee,
    kind: "quiz",
    title: "Проверьте себя",
    quizId,
    section: "В конце",
    required: false,
  });
  await desk.publish({ id: coffee });
  await goThrough(ivan!, coffee, 2);
  await goThrough(anna!, coffee, 1);

  const fire = await make("Если загорелось", {
    ...{ tags: ["безопасность"], level: "middle", tone: "red", isSequential: false, leastPass: 80 },
    givesCertificate: false,
  });
  await desk.putLesson({ id: fire, kind: "quiz", title: "Что делать при пожаре", quizId });
  await desk.putLesson({
    id: fire,
    kind: "video",
    title: "Как работает огнетушитель",
    url: rutube,
    body: "Сорвите пломбу.",
  });
  await desk.publish({ id: fire });
  await apiAs(admin!).courses.assignTeam({ id: fire, people: [anna!.accountId], dueDays: 365 });
  await text(fire, "Где мы собираемся");
  await desk.publish({ id: fire });

  const milk = await make("Молоко и пар", { isSequential: false, needs: [welcome] });
  await desk.putLesson({ id: milk, kind: "task", title: "Взбейте молоко", body: "Снимите, как блестит." });
  const { id: sent } = await desk.putLesson({ id: milk, kind: "task", title: "Три питчера", body: "Сравните три." });
  const pack = { kind: "scorm" as const, title: "Тренажёр пара", body: "Пар сначала в поддон." };
  await desk.putLesson({ id: milk, ...pack, file: await packageOf() });
  await desk.publish({ id: milk });
  await goThrough(anna!, welcome, 1);
  await apiAs(anna!).courses.enrol({ id: milk });
  await apiAs(anna!).courses.submit({ id: milk, lessonId: sent, body: "Самый холодный взбился лучше." });
  await apiAs(anna!).courses.review({ id: coffee, stars: 5, body: "Теперь я слышу кислинку." });
  await apiAs(admin!).certificates.putTemplate({
    title: "Школа кофе",
    ...{ heading: "Сертификат", text: "Курс пройден полностью.", signer: "Анна Смирнова" },
  });

  const old = await make("Старый прейскурант");
  await text(old, "Цены прошлого года");
  await desk.publish({ id: old });
  await apiAs(anna!).courses.enrol({ id: old });
  await desk.archive({ id: old, archived: true });
}

/** Enrols somebody and lets them pass so many lessons. */
async function goThrough(who: Viewer, id: string, count: number): Promise<void> {
  const api = apiAs(who).courses;
  await api.enrol({ id });
  const { lessons } = await api.one({ id });
  for (const { id: lessonId } of lessons.slice(0, count)) await api.finish({ id, lessonId });
}
