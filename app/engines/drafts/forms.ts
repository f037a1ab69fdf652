import { z } from "zod";
import type { Api } from "#app/areas.ts";
import { eachWished, keptPictures, newPictures } from "#app/engines/content/forms.ts";
import { intent } from "#app/web/page.ts";
import type { DraftView, ListedDraft } from "./contract.ts";

export const droppedForm = z.object({ id: z.uuid() });

/** What a form begins with: the draft that its address names, or a new one, with the last unfinished one beside it. */
export type OpenDraft = Pick<DraftView, "id" | "fields" | "pictures"> & { other?: ListedDraft };

/** Opens the draft of a form; a new one has no row before it is saved. */
export async function openDraft(api: Api, form: DraftView["form"], id: string | undefined): Promise<OpenDraft> {
  if (id) return api.drafts.read({ id });
  const { items } = await api.drafts.list({});
  return { ...blank(), other: items.find((one) => one.form === form && !one.subjectId) };
}

/** Opens the draft of changes to something; only the one that its address names. */
export async function openChange(api: Api, subjectId: string, id: string | undefined): Promise<OpenDraft> {
  if (id) return api.drafts.read({ id });
  const { items } = await api.drafts.list({});
  return { ...blank(), other: items.find((one) => one.subjectId === subjectId) };
}

const blank = () => ({ id: crypto.randomUUID(), fields: {}, pictures: [] });

const draftForm = z.object({
  draft: z.uuid(),
  /** Saved by itself while somebody writes: no toast. */
  quiet: z.string().optional(),
  ...newPictures,
  keep: keptPictures,
});

type Keeping = {
  /** The path's parameter that names what is being changed. */
  subject?: string;
  /** Where one goes with the draft; without it one stays. */
  goTo?: (draft: string, params: Record<string, string | undefined>) => string;
  /** The form takes no pictures. */
  wordsOnly?: boolean;
};

/** The intent `save-draft` of a page that writes: keeps what is typed, and the chosen pictures, and stays. */
export function keepDraft(form: DraftView["form"], { subject, goTo, wordsOnly }: Keeping = {}) {
  return intent(draftForm, async ({ api, value, form: typed, params, here }) => {
    const { draft, quiet, pictures, added, keep } = eachWished(value);
    await api.drafts.save({ id: draft, form, subjectId: subject && params[subject], fields: typedFields(typed) });
    // While somebody writes nothing is taken away yet.
    if (!quiet && !wordsOnly) await api.drafts.keepPictures({ id: draft, keep, pictures, added });
    if (goTo) return { to: goTo(draft, params) };
    const toast = { id: "draft", kind: "success" as const, text: "Черновик сохранён" };
    return { to: here(undefined, { draft }), toast: quiet ? undefined : toast };
  });
}

const ownFields = new Set(["draft", "quiet", "intent", "alts"]);

/** The typed fields of a form, without what belongs to the form itself, without files and what is said of them (`keep[0].alt`). */
function typedFields(form: FormData): DraftView["fields"] {
  const names = new Set([...form.keys()].filter((name) => !/^_|[.[]/.test(name) && !ownFields.has(name)));
  const typed = [...names].flatMap((name) => {
    const values = form.getAll(name).filter((value) => typeof value === "string");
    return values.length ? [[name, values.length === 1 ? values[0]! : values] as const] : [];
  });
  return Object.fromEntries(typed);
}
