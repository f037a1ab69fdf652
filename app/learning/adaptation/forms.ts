import { data, redirect } from "@remix-run/node";
import { z } from "zod";
import { chosenFiles } from "#app/engines/content/forms.ts";
import type { PageContext } from "#app/web/context.ts";
import { intent } from "#app/web/page.ts";
import { chosenPerson } from "#app/web/people-form.ts";
import { ticked } from "#app/web/ticked.ts";
import { href } from "#app/web/urls.ts";
import { wallOf } from "#app/web/wall-time.ts";
import { helperRoles, outcomes, stepEvidence, stepWords } from "./contract.ts";
import { adaptation } from "./routes.ts";

const told = (id: string, text: string) => ({ id, kind: "success" as const, text });

/** The step that an address is about. */
const at = ({ trajectoryId = "", lessonId = "" }: Record<string, string>) => ({ id: trajectoryId, key: lessonId });

const ended = (state: string, whole: boolean) => {
  if (whole) return told("step", "Это был последний обязательный шаг. Вы прошли программу!");
  return told("step", state === "submitted" ? "Отправлено на проверку" : "Сделано, так держать");
};

const comment = z.string().trim().max(2000, "Не больше 2 000 знаков").default("");

/** What one does with a step of one's own on its page. */
export const lessonIntents = {
  begin: intent(z.object({}), async ({ api, params, here }) => {
    await api.adaptation.begin(at(params));
    return { to: here() };
  }),
  finish: intent(z.object({ evidence: stepEvidence.evidence.default("") }), async ({ api, value, params, here }) => {
    const { state, whole } = await api.adaptation.finish({ ...at(params), ...value });
    return { to: here(), toast: ended(state, whole) };
  }),
};

const items = z
  .union([z.array(z.string()), z.string().transform((one) => [one])])
  .default([])
  .transform((all) => all.map(Number))
  .pipe(z.array(z.number().int()));

export const checklistIntents = {
  tick: intent(z.object({ items }), async ({ api, value, params, here }) => {
    await api.adaptation.tick({ ...at(params), ...value });
    return { to: here(), toast: told("step", "Отметки сохранены") };
  }),
  finish: intent(z.object({ items }), async ({ api, value, params, here }) => {
    await api.adaptation.tick({ ...at(params), ...value });
    const { state, whole } = await api.adaptation.finish(at(params));
    return { to: here(), toast: ended(state, whole) };
  }),
};

export const taskIntents = {
  finish: intent(
    z.object({
      evidence: stepEvidence.evidence.default(""),
      files: chosenFiles.pipe(stepEvidence.files.unwrap()),
    }),
    async ({ api, value, params, here }) => {
      const { state, whole } = await api.adaptation.finish({ ...at(params), ...value });
      return { to: here(), toast: ended(state, whole) };
    },
  ),
};

const verdict = z.object({ comment, grade: z.coerce.number().int().min(0).max(5).optional() });

/** What who checks does with a step of a newcomer. */
export const checkIntents = {
  accept: intent(verdict, async ({ api, value, params, here }) => {
    await api.adaptation.check({ ...at(params), ...value, accept: true });
    return { to: here(), toast: told("checked", "Принято, новичку сообщат") };
  }),
  return: intent(verdict, async ({ api, value, params, here }) => {
    await api.adaptation.check({ ...at(params), ...value, accept: false });
    return { to: here(), toast: told("checked", "Возвращено с вашими словами") };
  }),
  remind: intent(z.object({}), async ({ api, params, here }) => {
    await api.adaptation.remind(at(params));
    return { to: here(), toast: told("reminded", "Напомним: раз в день об одном шаге") };
  }),
  begin: lessonIntents.begin,
  finish: lessonIntents.finish,
};

const run = z.uuid();

/** What who checks does on the page of a newcomer; `run` says of which of their programmes. */
export const subordinateIntents = {
  note: intent(
    z.object({ run, note: z.string({ error: "Напишите заметку" }).trim().min(1, "Напишите заметку").max(2000) }),
    async ({ api, value, here }) => {
      await api.adaptation.addNote({ id: value.run, text: value.note });
      return { to: here("notes"), toast: told("note", "Заметка записана, новичок её не увидит") };
    },
  ),
  "drop-note": intent(z.object({ run, noteId: z.uuid() }), async ({ api, value, here }) => {
    await api.adaptation.dropNote({ id: value.run, noteId: value.noteId });
    return { to: here("notes"), toast: told("note", "Заметка убрана") };
  }),
  add: intent(
    z.object({
      ...{ run, kind: z.enum(["task", "meeting", "article"], { error: "Выберите, что это" }) },
      title: z.string({ error: "Назовите шаг" }).pipe(stepWords.title),
      ...{ body: stepWords.body, link: stepWords.link },
      dueOn: z.iso.date({ error: "Укажите день" }).optional(),
      checked: ticked,
    }),
    async ({ api, value: { run, ...words }, here }) => {
      await api.adaptation.addStep({ id: run, ...words });
      return { to: here(), toast: told("added", "Личный шаг добавлен, новичку сообщат") };
    },
  ),
  help: intent(
    z.object({ run, role: z.enum(helperRoles), person: chosenPerson }),
    async ({ api, value: { run, role, person }, here }) => {
      await api.adaptation.setHelper({ id: run, as: role, person });
      return { to: here(), toast: told("helper", "Записано, кто помогает") };
    },
  ),
  conclude: intent(
    z.object({
      ...{ run, outcome: z.enum(outcomes, { error: "Выберите, чем закончился срок" }) },
      conclusion: z.string({ error: "Напишите заключение" }).trim().min(10, "Напишите хотя бы предложение").max(2000),
      until: z.iso.date({ error: "Укажите день" }).optional(),
    }),
    async ({ api, value: { run, conclusion, ...wish }, here }) => {
      await api.adaptation.conclude({ id: run, text: conclusion, ...wish });
      return { to: here(), toast: told("concluded", "Заключение записано, новичку сообщат") };
    },
  ),
};

/** The day, «2026-03-09», that the reader's calendar shows. */
export const todayOf = (now: string, zone: string) => wallOf(now, zone).slice(0, 10);

type Asked = PageContext & { params: Record<string, string> };

/**
 * A step for its page: a check-list and a task have pages beside their own. An address of another level or of another kind
 * leads to the right one.
 */
export async function readLesson({ api, viewer, now, params }: Asked, screen: "lesson" | "checklist" | "task") {
  const step = await api.adaptation.step(at(params));
  const { run, level, kind } = step;
  if (params.levelId !== level.key || (screen !== "lesson" && screen !== kind))
    throw redirect(href(adaptation.lesson, { trajectoryId: run.id, levelId: level.key, lessonId: step.key }));
  return { step, clock: { zone: viewer.timeZone, now, today: todayOf(now, viewer.timeZone) } };
}

/** The same for a page of who helps; the address of another person is not there. */
export async function readChecked({ api, viewer, now, params, requestId }: Asked) {
  const step = await api.adaptation.step(at(params));
  if (step.newcomer.accountId !== params.id) throw data({ code: requestId, at: now }, { status: 404 });
  return { step, clock: { zone: viewer.timeZone, now, today: todayOf(now, viewer.timeZone) } };
}
