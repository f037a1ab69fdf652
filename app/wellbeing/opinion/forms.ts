import { z } from "zod";
import { chosenFiles } from "#app/engines/content/forms.ts";
import { intent } from "#app/web/page.ts";
import { chosenPeople } from "#app/web/people-form.ts";
import { ticked } from "#app/web/ticked.ts";
import { href } from "#app/web/urls.ts";
import { moves, opinionDraft, topicDraft, unnamedDraft } from "./contract.ts";
import { opinion } from "./routes.ts";

const { topic, target, about, rating, text, files } = opinionDraft.shape;

const opinionForm = z
  .object({
    topic,
    target,
    about,
    rating,
    text,
    wantsAnswer: ticked,
    unnamed: z.enum(["yes", "no"], { error: "Выберите, подписывать ли мнение" }),
    code: unnamedDraft.shape.code,
    files: chosenFiles.pipe(files.unwrap()),
  })
  .superRefine(({ unnamed, files }, context) => {
    if (unnamed === "yes" && files.length)
      context.addIssue({
        code: "custom",
        path: ["files"],
        message: "В файлах бывает имя автора. Уберите их или подпишите мнение",
      });
  });

/** What a page shows once when an opinion without a name has gone. */
export type Gone = { code: string; dueOn: string };

/**
 * An opinion is sent. With a name its page follows; without one the very answer shows the code, because the code may stand in
 * no address, no session and no log.
 */
export const sayIntents = {
  say: intent(opinionForm, async ({ api, value: { unnamed, code, files, ...words } }) => {
    if (unnamed === "yes") return { show: (await api.opinion.sayUnnamed({ ...words, code })) satisfies Gone };
    const { id } = await api.opinion.say({ ...words, files });
    return { to: href(opinion.sent, { id }) };
  }),
};

export const replyForm = z.object({ text });
export const codeForm = z.object({ code: unnamedDraft.shape.code });
export const codeReplyForm = z.object({
  code: unnamedDraft.shape.code,
  text,
  seen: z.coerce.number().int().min(0).max(1000),
});
export const voteForm = z.object({ id: z.uuid(), on: z.enum(["yes", "no"]).transform((on) => on === "yes") });
export const moveForm = z.object({ to: z.enum(moves), reason: z.string().default("") });
export const ideaForm = z.object({ title: z.string().default("") });

const fields = topicDraft.shape;
export const topicForm = z.object({
  title: fields.title,
  about: fields.about,
  termDays: z.coerce.number({ error: "Укажите срок в днях" }).pipe(fields.termDays),
  unnamed: ticked,
  inMyResource: ticked,
  closed: ticked,
  owners: chosenPeople.pipe(fields.owners),
});
