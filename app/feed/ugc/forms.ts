import type { Api } from "#app/areas.ts";
import { keepDraft } from "#app/engines/drafts/forms.ts";
import { href } from "#app/web/urls.ts";
import { ugc } from "./routes.ts";

type Form = Parameters<typeof keepDraft>[0];
type Params = Record<string, string | undefined>;
/** Where one comes back to with the draft from its files or its poll; without it to the writing of an own publication. */
type Back = (draft: string, params: Params) => string;

/** The intents of a page where something new is written: it keeps the draft, and goes with it to its files or its poll. */
export function draftIntents(form: Form, back?: Back) {
  const query = (draft: string, params: Params) => ({ draft, back: back?.(draft, params) });
  return {
    "save-draft": keepDraft(form),
    "choose-files": keepDraft(form, { goTo: (draft, params) => href(ugc.files, null, query(draft, params)) }),
    "choose-poll": keepDraft(form, { goTo: (draft, params) => href(ugc.poll, null, query(draft, params)) }),
  };
}

/** The same of a page where something is changed; `subject` is the parameter of its path that names what. */
export function changeIntents(form: Form, subject: "postId" | "threadId", back?: Back) {
  const to = (page: typeof ugc.editFiles | typeof ugc.editPoll) => (draft: string, params: Params) =>
    href(page, { postId: params[subject] ?? "" }, { draft, back: back?.(draft, params) });
  return {
    "save-draft": keepDraft(form, { subject }),
    "choose-files": keepDraft(form, { subject, goTo: to(ugc.editFiles) }),
    "choose-poll": keepDraft(form, { subject, goTo: to(ugc.editPoll) }),
  };
}

/** The files and the question of the poll that wait with a draft; nothing with one that is not kept yet. */
export async function besideDraft(api: Api, draft: string | undefined) {
  if (!draft) return { files: [], asked: undefined };
  const own = { of: "draft", id: draft } as const;
  const [{ files }, { poll }] = await Promise.all([api.extras.own(own), api.polls.own(own)]);
  return { files, asked: poll?.question };
}
