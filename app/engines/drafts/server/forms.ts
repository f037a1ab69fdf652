import { handedOver } from "#platform/handed-over.ts";

/** A form that keeps drafts, as the area that draws it says. */
export type DraftForm = {
  name: string;
  /** What is being written there, as lists of drafts call it: something new, and a change of what is there. */
  titles: { new: string; change: string };
  /** Where one goes on with a draft; `subject` is what it changes, if anything. */
  address(draft: string, subject: string | null): string;
};

/** All forms that keep drafts, in no order. */
export const draftForms = handedOver<DraftForm[]>("the forms that keep drafts");

/** What is known of a form; undefined for one that no area has. */
export function formOf(name: string): DraftForm | undefined {
  return draftForms.get().find((form) => form.name === name);
}

type Row = { id: string; form: string; subjectId: string | null };

/** What a draft is of, in words, and where one goes on with it. Throws of a form that no area has. */
export function placeOfDraft({ id, form: name, subjectId }: Row): { what: string; href: string } {
  const form = formOf(name);
  if (!form) throw new Error(`No area draws the form ${name}`);
  return { what: subjectId ? form.titles.change : form.titles.new, href: form.address(id, subjectId) };
}
