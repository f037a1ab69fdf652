import { z } from "zod";
import { readersFields } from "#app/people/account/forms.ts";
import { intent } from "#app/web/page.ts";
import { demandedPerson } from "#app/web/people-form.ts";
import { href } from "#app/web/urls.ts";
import { isWall, momentOf } from "#app/web/wall-time.ts";
import { type Answered, seasons, serviceDraft, serviceIcons, serviceKinds, serviceStatuses } from "./contract.ts";
import { servicesDesk } from "./desk-routes.ts";

const shape = serviceDraft.shape;
const wall = z.string().refine(isWall, "Выберите день и время");
const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.optional().transform((value) => value ?? null);

/** Questions with answers out of one field: a question is a line, its answer the lines below, and an empty line parts them. */
export function pairsOf(text: string): Answered[] {
  return text
    .replaceAll("\r", "")
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [question = "", ...answer] = part.split("\n");
      return { question: question.trim(), answer: answer.join("\n").trim() };
    });
}

const pairs = z
  .string()
  .max(50_000, "Слишком длинно")
  .default("")
  .transform(pairsOf)
  .superRefine((all, context) => {
    const bare = all.find(({ answer }) => !answer);
    if (bare)
      context.addIssue(`Под вопросом «${bare.question.slice(0, 60)}» нет ответа: напишите его на следующей строке`);
  });

export const serviceForm = z.object({
  title: shape.title,
  summary: shape.summary,
  description: shape.description,
  icon: z.enum(serviceIcons),
  kind: z.enum(serviceKinds, { error: "Выберите вид сервиса" }),
  categoryId: orNull(z.uuid()),
  parentId: orNull(z.uuid()),
  alias: orNull(shape.alias.unwrap().unwrap()),
  season: orNull(z.enum(seasons)),
  owner: demandedPerson,
  parts: readersFields.parts,
  address: shape.address,
  status: z.enum(serviceStatuses),
  statusText: shape.statusText,
  startsAt: orNull(wall),
  endsAt: orNull(wall),
  faq: pairs,
  revision: z.coerce.number().int().default(0),
});

/** What the API wants instead of the form's readers and wall clock. */
export function toService(value: z.output<typeof serviceForm>, zone: string) {
  const { parts, startsAt, endsAt, revision: _, ...draft } = value;
  return {
    ...draft,
    audience: parts.length ? parts : null,
    startsAt: startsAt && momentOf(startsAt, zone),
    endsAt: endsAt && momentOf(endsAt, zone),
  };
}

const said = (text: string) => ({ id: "services", kind: "success" as const, text });
const step = z.enum(["-1", "1"]).transform((way) => (way === "1" ? (1 as const) : (-1 as const)));
const ofOne = z.object({ id: z.uuid() });
const moving = ofOne.extend({ by: step });

export const keepForm = z.object({ service: z.uuid(), on: z.enum(["on", "off"]).transform((on) => on === "on") });

/** A service is put aside, or no more. */
export const keepIntent = {
  keep: intent(keepForm, async ({ api, value: { service, on }, here }) => {
    await api.services.keep({ id: service, on });
    return { to: here(), toast: said(on ? "Сервис в избранном" : "Убрали из избранного") };
  }),
};

const statusForm = ofOne.extend({ status: z.enum(serviceStatuses), statusText: shape.statusText });

/** What is done in the list of the desk. */
export const deskIntents = {
  move: intent(moving, async ({ api, value, here }) => {
    await api.services.move(value);
    return { to: here(value.id) };
  }),
  status: intent(statusForm, async ({ api, value, here }) => {
    await api.services.setStatus(value);
    return { to: here(value.id), toast: said("Состояние изменено: его увидели все сразу") };
  }),
};

export const removeIntent = {
  remove: intent(z.object({}), async ({ api, params: { id = "" } }) => {
    await api.services.remove({ id });
    return { to: href(servicesDesk.adminList), toast: said("Сервис убран из каталога") };
  }),
};

const categoryForm = z.object({
  id: z.uuid().optional(),
  title: z.string({ error: "Назовите категорию" }).trim().min(1, "Назовите категорию").max(60, "Не больше 60 знаков"),
  icon: z.enum(serviceIcons, { error: "Выберите значок" }),
});

export const categoryIntents = {
  put: intent(categoryForm, async ({ api, value }) => {
    await api.services.putCategory(value);
    return { to: href(servicesDesk.adminCategories), toast: said("Категория записана") };
  }),
  move: intent(moving, async ({ api, value, here }) => {
    await api.services.moveCategory(value);
    return { to: here() };
  }),
  drop: intent(ofOne, async ({ api, value }) => {
    await api.services.dropCategory(value);
    return { to: href(servicesDesk.adminCategories), toast: said("Категория удалена, её сервисы остались") };
  }),
};
